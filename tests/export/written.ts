/** The files of a format as texts by name, without the site's name. */
import { FORMATS } from '../../lib/export/formats.ts';
import type { SiteExport } from '../../lib/export/site-export.ts';

export function written(id: string, site: SiteExport): Record<string, string> {
  const format = FORMATS.find((one) => one.id === id)!;
  const files = [...format.parts(site)].map(({ name, pieces }) => [name, [...pieces].join('')]);
  return Object.fromEntries(files);
}
