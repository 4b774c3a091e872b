/**
 * The files of a format as texts: by the names they are saved under, or without the site's name.
 */
import { fileStem } from '../../lib/export/file-name.ts';
import { exportFiles, FORMATS } from '../../lib/export/formats.ts';
import type { SiteExport } from '../../lib/export/site-export.ts';

export function saved(id: string, site: SiteExport): Record<string, string> {
  const format = FORMATS.find((one) => one.id === id)!;
  const files = [...exportFiles(format, site)].map(({ name, pieces }) => [
    name,
    [...pieces].join(''),
  ]);
  return Object.fromEntries(files);
}

export function written(id: string, site: SiteExport): Record<string, string> {
  const stem = `${fileStem(site.name)}-`;
  const files = Object.entries(saved(id, site)).map(([name, text]) => [
    name.slice(stem.length),
    text,
  ]);
  return Object.fromEntries(files);
}
