/** A host that is opened only to be forgotten, while something is killed. */
import { expect } from 'vitest';
import type { AnyAmbit } from './any-ambit.ts';
import { pour } from './pour.ts';

export class Doomed {
  readonly host = 'doomed.example';
  #next = 50_000_000;

  /** Opens `count` pages of the host and returns them once all are acknowledged. */
  async open(ambit: AnyAmbit, count: number): Promise<string[]> {
    const from = this.#next;
    this.#next += count;
    const address = (n: number) => `http://${this.host}/page-${n}`;
    const run = pour(ambit, from, count, 1, address);
    await run.done;
    expect(run.acknowledged.size).toBe(count);
    return [...run.acknowledged];
  }

  /** Gives the order and does not wait: whoever carries it out is about to be killed. */
  forget(ambit: AnyAmbit): Promise<unknown> {
    return ambit.order({ type: 'forget-host', host: this.host }).catch(() => 'killed');
  }

  /**
   * All of the host's pages are there or none is, and in the second case nothing that was derived
   * from them either. Finishes what was not begun. Returns whether it had been done.
   */
  async settle(ambit: AnyAmbit, pages: string[]): Promise<boolean> {
    await ambit.order({ type: 'catch-up' });
    const rows = await ambit.rows<{ host: string }>('pages');
    const left = rows.filter((row) => row.host === this.host).length;
    expect([0, pages.length]).toContain(left);
    if (left > 0) await ambit.order({ type: 'forget-host', host: this.host });
    for (const table of ['pages', 'knownUrls', 'hosts', 'prefixes', 'sites', 'boundaries']) {
      expect(JSON.stringify(await ambit.rows(table))).not.toContain(this.host);
    }
    return left === 0;
  }
}
