/**
 * Reads a list of saved pages: `site <TAB> url <TAB> html file` per line. An empty site is a page
 * of none of the labelled sites; `?site` a borderline page of that site, which is not scored for
 * it. File names are absolute or relative to the list. Addresses become canonical; where two
 * lines then have one address, the first counts. Linear in the length of the list, one look at
 * the disk a page.
 */
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { canonicalUrl } from '../../lib/url/canonical-url.ts';

export interface ListedPage {
  /** Empty when the page belongs to no labelled site, or is borderline. */
  site: string;
  /** The site whose borderline page this is; empty for most. */
  borderline: string;
  url: string;
}

export interface SavedPage extends ListedPage {
  /** Absolute name of the HTML file. */
  file: string;
  /** Its size in bytes. */
  size: number;
}

export function readPageList(list: string): SavedPage[] {
  const pages = new Map<string, SavedPage>();
  for (const [i, line] of readFileSync(list, 'utf8').split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const page = pageOf(line, dirname(list), (why) => new Error(`${list}, line ${i + 1}: ${why}`));
    if (!pages.has(page.url)) pages.set(page.url, page);
  }
  return [...pages.values()];
}

function pageOf(line: string, folder: string, wrong: (why: string) => Error): SavedPage {
  const fields = line.split('\t');
  if (fields.length !== 3) {
    throw wrong(`three fields separated by tabs are needed, found ${fields.length}.`);
  }
  const [label, address, name] = fields.map((field) => field.trim());
  const borderline = label.startsWith('?') ? label.slice(1) : '';
  if (label === '?') throw wrong('“?” without the name of a site.');
  const url = canonicalUrl(address);
  if (url === null) throw wrong(`“${address}” is no http or https address.`);
  if (name === '') throw wrong('no HTML file is named.');
  const file = resolve(folder, name);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw wrong(`there is no file ${file}.`);
  return { site: borderline === '' ? label : '', borderline, url, file, size: found.size };
}
