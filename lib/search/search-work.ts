/**
 * Keeps a search index in step with the stored pages: new ones are added, and when some were
 * forgotten the index is made anew, so that nothing of them can be found. Works in short slices;
 * searches are answered between them.
 */
import { breathing, SLICE } from '../pace/breathing.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import { SearchIndex } from './search-index.ts';

const PAGES_AT_ONCE = 16;
/** Milliseconds between two reports. */
const REPORT_EVERY = 300;

export interface SearchProgress {
  /** Pages read, of how many; then everything is searchable. */
  done: number;
  of: number;
  addresses: number;
  full: boolean;
}

export class SearchWork {
  #index = new SearchIndex();
  #taken = new Set<number>();
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  #reported = 0;

  constructor(
    private readonly db: Database,
    private readonly tell: (progress: SearchProgress) => void,
    private readonly reportEvery = REPORT_EVERY,
  ) {}

  search(query: string) {
    return this.#index.search(query);
  }

  /** Brings the index up to date. A call while another is at work makes it look once more. */
  update(): Promise<void> {
    this.#again = true;
    this.#stopped = false;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Leaves it as it is; what was indexed can be searched, and `update` goes on. */
  cancel(): void {
    this.#stopped = true;
  }

  async #work(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      const seqs = await this.db.pages.orderBy('seq').primaryKeys();
      const stored = new Set(seqs);
      if ([...this.#taken].some((seq) => !stored.has(seq))) this.#emptyIndex();
      const news = seqs.filter((seq) => !this.#taken.has(seq));
      for (let at = 0; at < news.length && !this.#stopped; at += PAGES_AT_ONCE) {
        await this.#take(news.slice(at, at + PAGES_AT_ONCE));
        if (performance.now() - this.#reported >= this.reportEvery) this.#report(seqs.length);
      }
      this.#report(seqs.length);
    }
  }

  #emptyIndex(): void {
    this.#index = new SearchIndex();
    this.#taken = new Set();
  }

  async #take(seqs: number[]): Promise<void> {
    const rows = await this.db.pages.bulkGet(seqs);
    const breathe = breathing(SLICE.search);
    for (const [i, row] of rows.entries()) {
      const record = row === undefined ? null : await unpackPage(row);
      if (record !== null) this.#index.add({ ...record, url: row!.url });
      this.#taken.add(seqs[i]); // a damaged page has nothing to be found
      await breathe();
    }
    for (const _ of this.#index.index()) await breathe();
  }

  #report(of: number): void {
    this.#reported = performance.now();
    const { size, full } = this.#index;
    this.tell({ done: this.#taken.size, of, addresses: size, full });
  }
}
