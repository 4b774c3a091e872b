/**
 * Appendix B of the THESUS paper, line by line on addresses and words, and Appendix A's sentences
 * for the operators it gives no pseudo-code for. `w_links` is a list of pairs, `linkKeywords` a
 * look-up in a list of links with their words. An empty set of sources or targets means everyone
 * (Definition 9).
 */
export interface WordedLink {
  from: string;
  to: string;
  keywords: string[];
}
type Words = Set<string>;
type Weighted = Map<string, number>;

export class ThesusOracle {
  readonly links: WordedLink[];
  readonly everyone: Words;

  constructor(links: WordedLink[], pages: Iterable<string>) {
    this.links = links;
    this.everyone = new Set([...pages, ...links.flatMap(({ from, to }) => [from, to])]);
  }

  groupMatch(expressions: Iterable<string>): Words {
    const found: Words = new Set();
    for (const url of this.everyone) {
      for (const expression of expressions) {
        if (url.slice(0, expression.length) === expression) found.add(url);
      }
    }
    return found;
  }

  crawl(urls: Words, n: number): Words {
    const res: Words = new Set();
    if (n <= -1) {
      for (const d of urls) for (const { from, to } of this.links) if (to === d) res.add(from);
      return this.crawl(res, n + 1);
    }
    if (n === 0) return urls;
    for (const d of urls) for (const { from, to } of this.links) if (from === d) res.add(to);
    return this.crawl(res, n - 1);
  }

  linkKeywords(source: string, target: string): Words {
    const keys: Words = new Set();
    for (const { from, to, keywords } of this.links) {
      if (from === source && to === target) for (const word of keywords) keys.add(word);
    }
    return keys;
  }

  groupKeywords(sources: Words, targets: Words): Words {
    const keys: Words = new Set();
    for (const d of this.orAll(sources)) {
      for (const e of this.orAll(targets)) for (const k of this.linkKeywords(d, e)) keys.add(k);
    }
    return keys;
  }

  thematicCrawl(urls: Words, keywords: Words, n: number): Words {
    const res: Words = new Set();
    const meets = (from: string, to: string) =>
      [...this.linkKeywords(from, to)].some((word) => keywords.has(word));
    if (n <= -1) {
      for (const d of urls) {
        for (const { from, to } of this.links) if (to === d && meets(from, d)) res.add(from);
      }
      return this.thematicCrawl(res, keywords, n + 1);
    }
    if (n === 0) return urls;
    for (const d of urls) {
      for (const { from, to } of this.links) if (from === d && meets(d, to)) res.add(to);
    }
    return this.thematicCrawl(res, keywords, n - 1);
  }

  weightedGroupKeywords(sources: Words, targets: Words): Weighted {
    const wkeys: Weighted = new Map();
    for (const d of this.orAll(sources)) {
      for (const e of this.orAll(targets)) {
        for (const k of this.linkKeywords(d, e)) update(wkeys, k);
      }
    }
    return wkeys;
  }

  weightedTargetKeywords(sources: Words, targets: Words): Weighted {
    const wkeys: Weighted = new Map();
    for (const e of this.orAll(targets)) {
      for (const k of this.groupKeywords(sources, new Set([e]))) update(wkeys, k);
    }
    return wkeys;
  }

  weightedSourceKeywords(sources: Words, targets: Words): Weighted {
    const wkeys: Weighted = new Map();
    for (const d of this.orAll(sources)) {
      for (const k of this.groupKeywords(new Set([d]), targets)) update(wkeys, k);
    }
    return wkeys;
  }

  authorities(urls: Words, n: number, keywords: Words): Words {
    return this.linked(this.orAll(urls), this.everyone, n, (page, other) =>
      this.crawlsTo(other, page, keywords),
    );
  }

  hubs(urls: Words, n: number, keywords: Words): Words {
    return this.linked(this.orAll(urls), this.everyone, n, (page, other) =>
      this.crawlsTo(page, other, keywords),
    );
  }

  cocitations(urls: Words, n: number, keywords: Words): Words {
    return this.linked(this.everyone, this.orAll(urls), n, (page, other) =>
      this.crawlsTo(other, page, keywords),
    );
  }

  couplings(urls: Words, n: number, keywords: Words): Words {
    return this.linked(this.everyone, this.orAll(urls), n, (page, other) =>
      this.crawlsTo(page, other, keywords),
    );
  }

  private linked(
    pages: Words,
    others: Words,
    n: number,
    points: (page: string, other: string) => boolean,
  ): Words {
    return new Set([...pages].filter((u) => [...others].filter((o) => points(u, o)).length > n));
  }

  private crawlsTo(from: string, to: string, keywords: Words): boolean {
    return this.thematicCrawl(new Set([from]), keywords, 1).has(to);
  }

  private orAll(urls: Words): Words {
    return urls.size > 0 ? urls : this.everyone;
  }
}

function update(wkeys: Weighted, k: string): void {
  wkeys.set(k, (wkeys.get(k) ?? 0) + 1);
}
