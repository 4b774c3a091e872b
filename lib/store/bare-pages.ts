/**
 * Pages that were reached from an address that is to be forgotten stay, without a word of it.
 * Packing takes time that no transaction waits for, so they are packed before it; if one more has
 * come meanwhile, that one is packed too, and the forgetting begins anew.
 */
import type { Database } from './database.ts';
import { takeBack } from './forgotten.ts';
import { type PackedPage, packPage, unpackPage, withoutSource } from './packed-page.ts';
import { addPage, type PageRow } from './pages.ts';
import type { SourceRow } from './sources.ts';
import { dropUnvisited, isOwn } from './unvisited.ts';

export class BarePages {
  /** By the page's number: what it will be; null where its bytes are damaged. */
  readonly #packed = new Map<number, PackedPage | null>();

  constructor(
    private readonly db: Database,
    private readonly isMeant: (url: string) => boolean,
  ) {}

  async pack(): Promise<void> {
    for (const { seq } of await this.#unpacked()) {
      const row = await this.db.pages.get(seq);
      const stays = row !== undefined && !this.isMeant(row.url);
      this.#packed.set(seq, stays ? await bare(row) : null);
    }
  }

  /** Runs in the caller's transaction, as does what follows. */
  async areReady(): Promise<boolean> {
    return (await this.#unpacked()).length === 0;
  }

  /** Once the pages that go are gone: puts what was packed in the place of what is left. */
  async replace(): Promise<void> {
    const { db } = this;
    const seqs = (await this.#meant()).map(({ seq }) => seq);
    for (const [i, row] of (await db.pages.bulkGet(seqs)).entries()) {
      const visits = await db.visits.where('seq').equals(seqs[i]).toArray();
      const packed = this.#packed.get(seqs[i]);
      // What is damaged cannot be rewritten, nor read by anybody: it goes.
      if (row === undefined || !packed) await takeBack(db, visits.filter(isOwn));
      else {
        const [same] = await db.pages.where('identity').equals(packed.identity).primaryKeys();
        const seq = same ?? (await addPage(db, { ...row, ...packed }));
        await db.visits.bulkPut(visits.map((visit) => ({ ...visit, seq })));
      }
    }
    await dropUnvisited(db, seqs);
  }

  async #unpacked(): Promise<SourceRow[]> {
    return (await this.#meant()).filter(({ seq }) => !this.#packed.has(seq));
  }

  #meant(): Promise<SourceRow[]> {
    return this.db.sources.filter(({ url }) => this.isMeant(url)).toArray();
  }
}

async function bare(row: PageRow): Promise<PackedPage | null> {
  const record = await unpackPage(row);
  return record === null ? null : packPage(withoutSource(record));
}
