/**
 * Addresses never opened that sites' boundaries say are theirs, so that links to them count for the
 * site. Two sites may claim one address: the likelier has it, so it does not matter who was asked
 * about first. Only what was opened is certain; whoever asks looks there before.
 */
import type { Membership } from '../model/boundary.ts';

interface Claim {
  site: number;
  likelihood: number;
}

export class ClaimedAddresses {
  readonly #claims = new Map<string, Claim>();

  siteAt(url: string): number | undefined {
    return this.#claims.get(url)?.site;
  }

  /**
   * What a site's boundary says now. Gives the addresses that have changed hands; null
   * for nobody's.
   */
  claim(site: number, members: readonly Membership[]): [url: string, site: number | null][] {
    const changed = new Map<string, number | null>();
    const wanted = members.filter(({ side, opened }) => side === 'in' && !opened);
    const kept = new Set(wanted.map(({ url }) => url));
    for (const [url, claim] of this.#claims) {
      if (claim.site !== site || kept.has(url)) continue;
      this.#claims.delete(url);
      changed.set(url, null);
    }
    for (const { url, likelihood } of wanted) {
      const other = this.#claims.get(url);
      if (other !== undefined && other.site !== site && !isBefore({ site, likelihood }, other)) {
        continue;
      }
      this.#claims.set(url, { site, likelihood });
      if (other?.site !== site) changed.set(url, site);
    }
    return [...changed];
  }

  /** Gives up all claims, and the addresses they were to. */
  clear(): string[] {
    const urls = [...this.#claims.keys()];
    this.#claims.clear();
    return urls;
  }
}

const isBefore = (a: Claim, b: Claim): boolean =>
  a.likelihood > b.likelihood || (a.likelihood === b.likelihood && a.site < b.site);
