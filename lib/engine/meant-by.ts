/** Which links a question of the About tab means. */
import type { AboutAsked } from '../model/about.ts';
import type { MeantBy } from '../semantics/meant-links.ts';
import { NOWHERE } from '../semantics/site-words.ts';
import { directoriesAbove } from '../url/anatomy.ts';
import type { WordIndex } from './word-index.ts';

/** Null when the page, or the other one, was not opened. */
export function meantBy(
  { page, what, side, other, directory }: AboutAsked,
  index: Pick<WordIndex, 'siteAt'>,
): MeantBy | null {
  const site = index.siteAt(page);
  const to = index.siteAt(other);
  if (site === NOWHERE || ((what === 'between' || what === 'said-by') && to === NOWHERE))
    return null;
  switch (what) {
    case 'site':
      return { of: 'site', site, side };
    case 'directory':
      return { of: 'directory', prefix: chosenAmong(directoriesOf(page), directory), side };
    case 'page':
      return { of: 'page', url: page, side };
    case 'outgoing':
      return { of: 'outgoing', site };
    case 'between':
      return { of: 'between', from: site, to };
    case 'said-by':
      return { of: 'between', from: to, to: site };
  }
}

/** What was chosen, where it is there to be chosen; else the first. */
const chosenAmong = (all: readonly string[], chosen: string): string =>
  all.includes(chosen) ? chosen : all[0];

/** Directories an address lies in, the narrowest first, up to the whole host. */
export function directoriesOf(url: string): string[] {
  return directoriesAbove(url).reverse();
}
