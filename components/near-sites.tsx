import { useState } from 'preact/hooks';
import type { NearSite } from '../lib/model/about.ts';
import { sayCount } from '../lib/say.ts';

interface Props {
  id: string;
  title: string;
  sites: NearSite[];
  /** What can be asked about the other site; null where nothing was. */
  ask: { label(site: NearSite): string; onAsk(site: NearSite): void } | null;
}

/** Shown before the rest is asked for. */
const FIRST = 5;

/** Sites beside a site, with what they are called and what is said of them. */
export function NearSites({ id, title, sites, ask }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? sites : sites.slice(0, FIRST);
  return (
    <section class="about-part near small" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {shown.map((site) => (
          <li key={site.page}>
            <a href={site.page} target="_blank" rel="noreferrer" title={site.page}>
              <bdi>{site.name}</bdi>
            </a>
            {site.words.length > 0 && (
              <span class="faint">
                <bdi>{site.words.join(', ')}</bdi>
              </span>
            )}
            {ask !== null && (
              <button type="button" class="quiet" onClick={() => ask.onAsk(site)}>
                {ask.label(site)} ({sayCount('aboutLinks', site.links)})
              </button>
            )}
          </li>
        ))}
      </ul>
      {sites.length > shown.length && (
        <button type="button" class="quiet" onClick={() => setIsWhole(true)}>
          {sayCount('aboutMoreSites', sites.length - shown.length)}
        </button>
      )}
    </section>
  );
}
