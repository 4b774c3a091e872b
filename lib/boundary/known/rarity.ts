/**
 * How much it says that two pages share a feature: ln((pages + 1) / pages with it), in whole
 * 1024ths. Whole numbers add up to the same sum in any order, so that a state that was put
 * together again decides exactly as the one that grew.
 */
import { CountTable } from '../../graph/count-table.ts';

export const RARITY_UNIT = 1024;

export class Rarity {
  readonly #counts = new CountTable();

  count(feature: number): number {
    return this.#counts.get(feature);
  }

  change(feature: number, by: number): void {
    this.#counts.change(feature, by);
  }

  of(feature: number, pages: number): number {
    return rarity(this.count(feature), pages);
  }
}

export function rarity(count: number, pages: number): number {
  return count === 0 ? 0 : Math.round(RARITY_UNIT * Math.log((pages + 1) / count));
}
