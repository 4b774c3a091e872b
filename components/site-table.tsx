import { say, sayNumber } from '../lib/say.ts';
import { hostsWords, type ListedSite } from './site-cards.tsx';

/** Sites one below the other, to compare. */
export function SiteTable({ sites, caption }: { sites: ListedSite[]; caption: string }) {
  return (
    <div class="wide">
      <table class="site-table">
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say('atlasColumnName')}</th>
            <th scope="col">{say('atlasColumnHosts')}</th>
            <th scope="col">{say('atlasColumnWords')}</th>
            <th scope="col">{say('atlasColumnPages')}</th>
            <th scope="col">{say('atlasColumnFirst')}</th>
            <th scope="col">{say('atlasColumnLast')}</th>
          </tr>
        </thead>
        <tbody>
          {sites.map((site) => (
            <tr key={site.id}>
              <th scope="row">
                <a href={site.href}>
                  <bdi>{site.name}</bdi>
                </a>
              </th>
              <td class="text">{hostsWords(site.hosts)}</td>
              <td class="text">{site.words.join(', ')}</td>
              <td>{sayNumber(site.opened)}</td>
              <td>{site.first}</td>
              <td>{site.last}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
