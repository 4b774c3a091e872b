/**
 * Links between parts of the web, as counts kept on both ends: how often the pages of one link to
 * opened pages of another. Cost of a page: its links to and from opened pages; of a union: the
 * ties of the part that goes.
 */
import type { KnownGraph } from '../known/known-graph.ts';
import type { SiteSums } from './site-sums.ts';

export class PartTies {
  constructor(
    private readonly graph: KnownGraph,
    private readonly parts: ReadonlyMap<number, SiteSums>,
    private readonly partOf: ReadonlyMap<number, number>,
  ) {}

  /** A page comes to `part` (by = 1) or goes from it (by = -1), with its links. */
  change(page: number, part: SiteSums, by: number): void {
    const row = this.graph.pageRow(page)!;
    for (const other of this.graph.pagesLinking(row[0])) {
      if (other !== page) this.#changeOne(other, part, by, 0);
    }
    for (const target of row.subarray(1)) {
      for (const other of this.graph.pagesAt(target)) {
        if (other !== page) this.#changeOne(other, part, 0, by);
      }
    }
  }

  /** A page of `part` gets, or loses, a link from or to `page`. */
  #changeOne(page: number, part: SiteSums, from: number, to: number): void {
    const id = this.partOf.get(page);
    if (id === undefined) return;
    if (id === part.id) {
      part.inner += from + to;
    } else {
      part.changeTie(id, from, to);
      this.parts.get(id)!.changeTie(part.id, to, from);
    }
  }

  /** What tied the part that goes ties the one that stays; links between them are inner ones. */
  unite(stays: SiteSums, goes: SiteSums): void {
    const { from, to } = stays.tie(goes.id);
    stays.inner += from + to;
    stays.changeTie(goes.id, -from, -to);
    for (const [id, tie] of goes.ties) {
      if (id === stays.id) continue;
      const third = this.parts.get(id)!;
      third.changeTie(goes.id, -third.tie(goes.id).from, -third.tie(goes.id).to);
      third.changeTie(stays.id, tie.to, tie.from);
      stays.changeTie(id, tie.from, tie.to);
    }
  }
}
