/**
 * The site of any address, by a list of labelled pages: its label, or the site whose pages lie
 * below the longest directory that the address is in; −1 for none. For counting links to pages that
 * a list does not have, such as sources and pictures.
 */
import { sharedDirectory } from '../../lib/url/anatomy.ts';

export function sitesByPrefix(
  pages: { site: string; url: string }[],
  names: string[],
): (url: string) => number {
  const numbers = new Map(names.map((name, i) => [name, i]));
  const labelled = new Map<string, number>();
  const directories: string[] = [];
  for (const { site, url } of pages) {
    const number = numbers.get(site);
    if (number === undefined) continue;
    labelled.set(url, number);
    directories[number] = sharedDirectory(directories[number] ?? url, url);
  }
  return (url) => {
    const label = labelled.get(url);
    if (label !== undefined) return label;
    let best = -1;
    directories.forEach((directory, site) => {
      if (!url.startsWith(directory)) return;
      if (best < 0 || directory.length > directories[best].length) best = site;
    });
    return best;
  };
}
