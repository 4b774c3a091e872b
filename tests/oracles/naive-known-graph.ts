/** The known-URL graph as one would say it: a list of pages, every question answered by a scan. */
interface Answers {
  pageCount: number;
  urlCount: number;
  linkCount: number;
  linksFrom(url: string): string[];
  linksTo(url: string): string[];
}

export class NaiveKnownGraph implements Answers {
  readonly pages = new Map<number, { from: string; to: string[] }>();

  add(seq: number, from: string, to: string[]): void {
    this.pages.set(seq, { from, to });
  }

  takeBack(): void {
    this.pages.delete([...this.pages.keys()].at(-1) ?? 0);
  }

  get pageCount(): number {
    return this.pages.size;
  }

  get urls(): string[] {
    return sorted(this.#all().flatMap((page) => [page.from, ...page.to]));
  }

  get urlCount(): number {
    return this.urls.length;
  }

  get linkCount(): number {
    return this.#all().reduce((sum, page) => sum + page.to.length, 0);
  }

  linksFrom(url: string): string[] {
    return sorted(this.#all().flatMap((page) => (page.from === url ? page.to : [])));
  }

  linksTo(url: string): string[] {
    return sorted(this.#all().flatMap((page) => (page.to.includes(url) ? [page.from] : [])));
  }

  get tally() {
    const opened = new Set(this.#all().map((page) => page.from));
    const hosts = new Map<
      string,
      { pages: number; known: number; linksIn: number; linksOut: number; languages: object }
    >();
    const prefixes = new Map<string, { pages: number; known: number }>();
    for (const url of this.urls) {
      const host = new URL(url).hostname;
      const page = opened.has(url) ? 1 : 0;
      const row = hosts.get(host) ?? { pages: 0, known: 0, linksIn: 0, linksOut: 0, languages: {} };
      hosts.set(host, { ...row, pages: row.pages + page, known: row.known + 1 });
      const steps = new URL(url).pathname.split('/').slice(0, -1);
      steps.forEach((_, i) => {
        const prefix = `${host}${steps.slice(0, i + 1).join('/')}/`;
        const count = prefixes.get(prefix) ?? { pages: 0, known: 0 };
        prefixes.set(prefix, { pages: count.pages + page, known: count.known + 1 });
      });
    }
    for (const { from, to } of this.#all()) {
      for (const target of to) {
        hosts.get(new URL(from).hostname)!.linksOut++;
        hosts.get(new URL(target).hostname)!.linksIn++;
      }
    }
    return { hosts, prefixes };
  }

  /** All that can be asked of a graph, about the addresses this one knows. */
  describe(
    graph: Answers & { tally: { hosts: Map<string, object>; prefixes: Map<string, object> } },
  ) {
    return {
      counts: [graph.pageCount, graph.urlCount, graph.linkCount],
      links: this.urls.map((url) => [url, graph.linksFrom(url), graph.linksTo(url)]),
      hosts: byKey(graph.tally.hosts),
      prefixes: byKey(graph.tally.prefixes),
    };
  }

  #all() {
    return [...this.pages.values()];
  }
}

const sorted = (urls: string[]): string[] => [...new Set(urls)].sort();
const byKey = (map: Map<string, object>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
