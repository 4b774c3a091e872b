/**
 * The same pages, hosted otherwise. A hosting maps every address that lies on a host of the page
 * list, page or not, to a new one; the rest of the web stays as it is. Links, resources and the
 * names a page gives itself are mapped alike, so that nothing but the hosting changes.
 *
 * canonical: as published. shared: one host, an opaque first segment per site. tenant: shared, and
 * styles, scripts and images come from one CDN by base name. split: each site over three hosts of
 * different owners, parted by top directory where there are enough of them. opaque: five hosts and
 * hashed paths, so that addresses say nothing.
 */
import { createHash } from 'node:crypto';
import type { PageRecord } from '../../lib/model/page-record.ts';
import {
  directoriesAbove,
  directoryOf,
  fileNameOf,
  originOf,
  sharedDirectory,
} from '../../lib/url/anatomy.ts';
import { canonicalUrl } from '../../lib/url/canonical-url.ts';

export const HOSTINGS = ['canonical', 'shared', 'tenant', 'split', 'opaque'] as const;
export type Hosting = (typeof HOSTINGS)[number];

export interface HostedPage {
  site: string;
  url: string;
}

export interface Hosted {
  /** The new address of any address. */
  page(url: string): string;
  /** The new address of a style, script or image. */
  resource(url: string): string;
}

export function hosted(hosting: Hosting, pages: readonly HostedPage[]): Hosted {
  if (hosting === 'canonical') return { page: (url) => url, resource: (url) => url };
  const owners = new Owners(pages);
  const moved = new Map<string, string>();
  const page = (url: string): string => {
    const known = moved.get(url);
    if (known !== undefined) return known;
    const owner = owners.of(url);
    const to = owner === null ? url : (canonicalUrl(MOVES[hosting](owner, url)) ?? url); // too long
    moved.set(url, to);
    return to;
  };
  const cdn = (url: string): string =>
    owners.of(url) === null ? url : `https://cdn.example/${fileNameOf(url)}`;
  return { page, resource: hosting === 'tenant' ? cdn : page };
}

/** The record as it would have been harvested under the hosting. */
export function rehosted(record: PageRecord, { page, resource }: Hosted): PageRecord {
  const { self, features } = record;
  const maybe = (url: string): string => (url === '' ? '' : page(url));
  return {
    ...record,
    url: page(record.url),
    self: {
      ...self,
      canonical: maybe(self.canonical),
      redirectedFrom: maybe(self.redirectedFrom),
      alternates: self.alternates.map((alternate) => ({ ...alternate, url: page(alternate.url) })),
      feeds: self.feeds.map((feed) => ({ ...feed, url: page(feed.url) })),
    },
    links: record.links.map((link) => ({ ...link, to: page(link.to) })),
    features: {
      ...features,
      images: features.images.map(resource),
      resources: features.resources.map(resource),
      scripts: features.scripts.map(resource),
      loaded: features.loaded.map(resource),
    },
  };
}

interface Owner {
  name: string;
  /** Everything up to the site's own part of the path. */
  base: string;
  /** The path below it has directories enough to part the site by them. */
  parted: boolean;
}

const MOVES: Record<Exclude<Hosting, 'canonical'>, (owner: Owner, url: string) => string> = {
  shared: (owner, url) => `https://shared.example/${opaque(owner.name)}/${below(owner, url)}`,
  tenant: (owner, url) => `https://shared.example/${opaque(owner.name)}/${below(owner, url)}`,
  split: (owner, url) => {
    const path = below(owner, url);
    const part = owner.parted ? path.split('/', 1)[0] : path;
    const third = Number.parseInt(opaque(`${owner.name} ${part}`).slice(0, 4), 36) % 3;
    return `https://${opaque(`${owner.name} ${third}`)}.example/${path}`;
  },
  opaque: (_, url) => {
    const code = opaque(url);
    return `https://host-${Number.parseInt(code.slice(0, 4), 36) % 5}.example/${code}`;
  },
};

/**
 * Whose an address is: the site of most pages at its deepest directory that has any. An address
 * above all pages of that site is not the site's but the host's, or it could become one of them.
 */
class Owners {
  readonly #hosts = new Map<string, Owner>();
  readonly #byDirectory = new Map<string, Owner>();

  constructor(pages: readonly HostedPage[]) {
    const votes = new Map<string, Map<string, number>>();
    const bases = new Map<string, string>();
    const tops = new Map<string, Set<string>>();
    for (const { site, url } of pages) {
      const host = originOf(url);
      const name = ownerName(site, host);
      bases.set(ownerName('', host), `${host}/`);
      bases.set(name, sharedDirectory(bases.get(name) ?? directoryOf(url), url));
      for (const directory of directoriesAbove(url)) {
        const at = votes.get(directory) ?? new Map<string, number>();
        at.set(name, (at.get(name) ?? 0) + 1);
        votes.set(directory, at);
      }
    }
    for (const { site, url } of pages) {
      const name = ownerName(site, originOf(url));
      const top = url.slice(bases.get(name)!.length).split('/');
      const seen = tops.get(name) ?? new Set<string>();
      if (top.length > 1) seen.add(top[0]);
      tops.set(name, seen);
    }
    const ownerOf = (name: string): Owner => {
      return { name, base: bases.get(name)!, parted: (tops.get(name)?.size ?? 0) > 2 };
    };
    for (const { url } of pages) {
      const host = originOf(url);
      this.#hosts.set(host, ownerOf(ownerName('', host)));
    }
    for (const [directory, at] of votes) {
      const name = [...at].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0][0];
      this.#byDirectory.set(directory, ownerOf(name));
    }
  }

  of(url: string): Owner | null {
    const host = this.#hosts.get(originOf(url));
    if (host === undefined) return null;
    const directories = directoriesAbove(url);
    for (let i = directories.length - 1; i >= 0; i--) {
      const owner = this.#byDirectory.get(directories[i]);
      if (owner) return url.startsWith(owner.base) ? owner : host;
    }
    return host;
  }
}

/** A site on several hosts has a part for each; pages of no site belong to their host. */
const ownerName = (site: string, host: string): string => `${site === '' ? '-' : site} ${host}`;

const below = (owner: Owner, url: string): string => url.slice(owner.base.length);

/** Twelve letters and digits that say nothing, always the same for the same text. */
function opaque(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return digest.readBigUInt64BE().toString(36).padStart(13, '0').slice(1);
}
