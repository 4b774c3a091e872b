/** A page list with its harvested records as a web to surf and to score on, under any hosting. */
import { createHash } from 'node:crypto';
import type { PageRecord } from '../../lib/model/page-record.ts';
import { aliasKey } from '../../lib/url/aliases.ts';
import { hostOfKey } from '../../lib/url/anatomy.ts';
import type { Harvest } from './harvested-pages.ts';
import { type Hosted, type Hosting, hosted, rehosted } from './hosting.ts';
import type { Web } from './trace.ts';

/** Records kept parsed: traces of one site open the same pages again and again. */
const RECORDS_KEPT = 3000;

export class HarvestedWeb implements Web {
  readonly sites: readonly string[];
  readonly borderline: readonly string[];
  readonly #harvest: Harvest;
  readonly #numbers = new Map<string, number>();
  readonly #hosts = new Set<string>();
  readonly #records = new Map<number, PageRecord>();
  readonly #links = new Map<number, readonly number[]>();

  constructor(harvest: Harvest) {
    this.#harvest = harvest;
    this.sites = harvest.pages.map((page) => page.site);
    this.borderline = harvest.pages.map((page) => page.borderline);
    harvest.pages.forEach(({ url }, page) => {
      this.#numbers.set(url, page);
      this.#hosts.add(plainHost(url));
    });
  }

  links(page: number): readonly number[] {
    const known = this.#links.get(page);
    if (known !== undefined) return known;
    const targets = this.record(page).links.flatMap((link) => this.#numbers.get(link.to) ?? []);
    this.#links.set(page, targets);
    return targets;
  }

  record(page: number): PageRecord {
    const record = this.#records.get(page) ?? this.#harvest.record(page);
    this.#records.delete(page);
    this.#records.set(page, record);
    if (this.#records.size > RECORDS_KEPT) this.#records.delete(this.#records.keys().next().value!);
    return record;
  }

  under(hosting: Hosting): HostedWeb {
    return new HostedWeb(this, hosted(hosting, this.#harvest.pages));
  }

  /** The site of an address as published; null where no claim is scored (see DESIGN.md). */
  truth(url: string, site: string): boolean | null {
    const page = this.#numbers.get(url);
    if (page === undefined) return this.#hosts.has(plainHost(url)) ? null : false;
    return this.borderline[page] === site ? null : this.sites[page] === site;
  }

  get labelledSites(): string[] {
    return [...new Set(this.sites)].filter((site) => site !== '').sort();
  }
}

/** With or without `www`: other spellings of what is in the list are not scored. */
const plainHost = (url: string): string => hostOfKey(aliasKey(url));

/** The same web with addresses of a hosting; remembers where each address came from. */
export class HostedWeb {
  readonly #origins = new Map<string, string>();

  constructor(
    readonly web: HarvestedWeb,
    private readonly hosting: Hosted,
  ) {}

  record(page: number): PageRecord {
    const published = this.web.record(page);
    const record = rehosted(published, this.hosting);
    this.#origins.set(record.url, published.url);
    published.links.forEach((link, i) => {
      this.#origins.set(record.links[i].to, link.to);
    });
    this.#origins.set(record.self.canonical, published.self.canonical);
    this.#origins.set(record.self.redirectedFrom, published.self.redirectedFrom);
    return record;
  }

  truth(url: string, site: string): boolean | null {
    return this.web.truth(this.#origins.get(url)!, site);
  }
}

/** A seed for one trace, so that each site and trace has its own chance whatever else is run. */
export function seedFor(seed: number, site: string, trace: number): number {
  return createHash('sha256').update(`${seed} ${site} ${trace}`).digest().readUInt32BE();
}
