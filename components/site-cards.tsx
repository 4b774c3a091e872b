import type { KnownSite } from '../lib/model/known-site.ts';
import { say, sayCount } from '../lib/say.ts';

export interface ListedSite extends KnownSite {
  href: string;
  /** When it was last opened, in words. */
  last: string;
  first: string;
  isLearning: boolean;
  /** What links say of it, foremost first; empty while it is not known. */
  words: readonly string[];
}

/** Sites side by side: name, where, how much, since when. */
export function SiteCards({ sites }: { sites: ListedSite[] }) {
  return (
    <ul class="site-cards">
      {sites.map((site) => (
        <li key={site.id} class="site-card">
          <h3>
            <a href={site.href}>
              <bdi>{site.name}</bdi>
            </a>
          </h3>
          <p class="small hosts-line">{hostsWords(site.hosts)}</p>
          {site.words.length > 0 && (
            <ul class="site-words small" aria-label={say('atlasColumnWords')}>
              {site.words.map((word) => (
                <li key={word}>
                  <bdi>{word}</bdi>
                </li>
              ))}
            </ul>
          )}
          <p class="site-facts small faint">
            <span>{sayCount('pagesOpened', site.opened)}</span>
            {site.boundary !== null && site.boundary.known > 0 && (
              <span>{sayCount('atlasMoreKnown', site.boundary.known)}</span>
            )}
            <span>{say('atlasLast', site.last)}</span>
            {site.isLearning && <span class="tag">{say('atlasLearning')}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The first host by name, and how many more. */
export function hostsWords(hosts: readonly string[]): string {
  return hosts.length < 2
    ? (hosts[0] ?? '') // a site whose pages were forgotten a moment ago
    : sayCount('atlasHostAndMore', hosts.length - 1, hosts[0]);
}
