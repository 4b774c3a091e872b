/**
 * What a person said of whole sites, said again of the same pages: only the companion can carry it
 * out, and only once it has taken the pages in. What holds already, or is about pages that were left
 * out, is refused, and rightly.
 */
import type { SaidOfSites } from '../import-project.ts';
import { order } from '../order.ts';

export async function sayAgain({ rulings, names }: SaidOfSites): Promise<void> {
  for (const ruling of rulings) {
    await order(
      ruling.kind === 'together'
        ? { type: 'join-sites', page: ruling.one, other: ruling.other }
        : { type: 'part-site', page: ruling.one, place: ruling.place },
    ).catch(() => {});
  }
  for (const { page, name } of names) await order({ type: 'name-site', page, name });
}
