/**
 * How much it says that two pages share a feature: ln((pages + 1) / pages with it), in whole
 * 1024ths. Whole numbers add up to the same sum in any order, so that a state that was put
 * together again decides exactly as the one that grew.
 */
export const RARITY_UNIT = 1024;

export class Rarity {
  readonly #counts = new Map<number, number>();

  count(feature: number): number {
    return this.#counts.get(feature) ?? 0; // of no page
  }

  change(feature: number, by: number): void {
    const count = this.count(feature) + by;
    if (count === 0) this.#counts.delete(feature);
    else this.#counts.set(feature, count);
  }

  of(feature: number, pages: number): number {
    return rarity(this.count(feature), pages);
  }
}

export function rarity(count: number, pages: number): number {
  return count === 0 ? 0 : Math.round(RARITY_UNIT * Math.log((pages + 1) / count));
}
