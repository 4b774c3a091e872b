/** Counts of opened and known addresses by host and by directory, kept as addresses come and go. */
import { directoryEnds, hostEnd, hostNameOf } from '../../url/anatomy.ts';

export interface HostTally {
  pages: number;
  known: number;
  linksIn: number;
  linksOut: number;
  /** Pages by the language they are written in, as far as it is known. */
  languages: Record<string, number>;
}
export interface PrefixTally {
  pages: number;
  known: number;
}

/** Directories deeper than this are counted with their ancestor. */
const DEEPEST = 8;

export class KnownTally {
  readonly hosts = new Map<string, HostTally>();
  readonly prefixes = new Map<string, PrefixTally>();
  readonly touchedHosts = new Set<string>();
  readonly touchedPrefixes = new Set<string>();

  /** `by` is +1 or −1: an address becomes known or is forgotten, is opened or no longer is. */
  count(url: string, what: 'known' | 'pages', by: number): void {
    const host = hostNameOf(url);
    this.#host(host)[what] += by;
    for (const prefix of prefixesOf(url)) {
      const tally = this.prefixes.get(prefix) ?? { pages: 0, known: 0 };
      tally[what] += by;
      this.prefixes.set(prefix, tally);
      if (tally.known === 0) this.prefixes.delete(prefix);
      this.touchedPrefixes.add(prefix);
    }
    this.#dropEmpty(host);
  }

  /** Between hosts, named as `hostNameOf` names them: this is called for every link. */
  countLink(from: string, to: string, by: number): void {
    this.#host(from).linksOut += by;
    this.#host(to).linksIn += by;
  }

  countLanguage(host: string, language: string, by: number): void {
    if (language === '') return;
    const { languages } = this.#host(host);
    languages[language] = (languages[language] ?? 0) + by;
    if (languages[language] === 0) delete languages[language];
  }

  /** Forgets what was touched: called once it is written. */
  settle(): void {
    this.touchedHosts.clear();
    this.touchedPrefixes.clear();
  }

  #host(host: string): HostTally {
    const tally = this.hosts.get(host) ?? emptyTally();
    this.hosts.set(host, tally);
    this.touchedHosts.add(host);
    return tally;
  }

  #dropEmpty(host: string): void {
    if (this.hosts.get(host)?.known === 0) this.hosts.delete(host);
  }
}

const emptyTally = (): HostTally => ({
  pages: 0,
  known: 0,
  linksIn: 0,
  linksOut: 0,
  languages: {},
});

/** `host` + directory for every directory above the address, the root first. */
export function prefixesOf(url: string): string[] {
  const root = hostEnd(url);
  const host = hostNameOf(url);
  return directoryEnds(url, root, DEEPEST).map((end) => host + url.slice(root, end));
}
