/**
 * Evidence in words for people: one plain sentence for a term, and one line for why an address is
 * where it is. Terms of opened pages are about likeness and have no counts; terms of addresses that
 * were never opened are about links to them and the directory they lie in.
 */
import { type Evidence, type Term, type TermKind, verdictOf } from '../model/boundary.ts';
import type { LinkPlace } from '../model/page-record.ts';

/** How many reasons a line gives for its side. */
const REASONS = 2;

/** The largest reasons for the side it is on; where that is unsure, the largest on either side. */
export function whyOf(evidence: Evidence): string {
  const reasons = (speaks: (weight: number) => boolean, most: number): string =>
    telling(evidence.terms.filter((term) => speaks(term.weight)))
      .slice(0, most)
      .map((term) => sentenceOf(term, evidence.opened))
      .join('; ');
  const pro = (weight: number) => weight > 0;
  const con = (weight: number) => weight < 0;
  if (verdictOf(evidence) === 'unsure') {
    const [good, bad] = [reasons(pro, 1), reasons(con, 1)];
    if (good !== '' && bad !== '') return capital(`${good}; but ${bad}.`);
  }
  const found = reasons(evidence.side === 'in' ? pro : con, REASONS);
  return found === '' ? 'Little speaks either way.' : capital(`${found}.`);
}

/** What holds for the site as a whole says nothing of one address: last, and alone only. */
function telling(terms: Term[]): Term[] {
  const own = terms.filter((term) => term.kind !== 'site');
  return own.length > 0 ? own : terms;
}

export function sentenceOf(term: Term, opened: boolean): string {
  const words = WORDS[term.kind];
  if (typeof words === 'function') return words(term, opened);
  return term.weight > 0 ? words[0] : words[1];
}

type Words = readonly [pro: string, con: string] | ((term: Term, opened: boolean) => string);

const WORDS: Record<TermKind, Words> = {
  label: ['you said so', 'you said so'],
  site: [
    'this is how pages of this site usually are',
    'too little of this site has been seen so far',
  ],
  look: ['same styles as the other pages', 'looks different from the other pages'],
  title: ['its title fits the other pages', 'its title is unlike the other pages’'],
  mail: ['names the same mail addresses', 'names other mail addresses'],
  resources: [
    'styles and images come from the same host as the site’s',
    'styles and images come from elsewhere than the site’s',
  ],
  address: ({ weight, count, of, what }) => {
    if (what !== '') {
      return `${count} of ${pages(of)} opened in ${what} ${of === 1 ? 'is' : 'are'} of this site`;
    }
    return weight > 0 ? 'its address fits the other pages’' : 'its address is unlike the others’';
  },
  branch: ['lies where the site’s other pages are', 'lies where this site has not been so far'],
  'new-host': ['the site reaches over several hosts', 'no page of this site is on its host so far'],
  'links-from-inside': ({ weight, count, of }, opened) => {
    if (count > 0 && of > 0) return `linked from ${count} of ${pages(of)} of this site`;
    if (weight > 0) return 'linked with the other pages of this site';
    return opened
      ? 'hardly linked with the other pages'
      : 'no opened page of this site links to it';
  },
  'links-from-outside': ({ weight, count }) => {
    if (count > 0) return `linked from ${pages(count)} of other sites`;
    return weight > 0 ? 'other sites do not link to it' : 'closely linked with other sites';
  },
  'shared-links': ['links to the same places as the other pages', 'links to other places'],
  'link-place': ({ weight, what }) => {
    const place = PLACES[what as LinkPlace] ?? 'on a page'; // told only where a link is known
    return weight > 0 ? `linked ${place} of this site` : `only linked ${place}`;
  },
  company: ['the links beside it lead into this site', 'the links beside it lead elsewhere'],
  'directory-links': ({ weight, count, of }) => {
    if (of > 0) return `${count} of ${of} links into its directory come from this site`;
    return weight > 0 ? 'this site links into its directory' : 'nothing links into its directory';
  },
  ties: ['closely linked with what is in', 'closely linked with what is out'],
};

const PLACES: Record<LinkPlace, string> = {
  main: 'in the text of a page',
  navigation: 'in the navigation',
  header: 'in the page header',
  footer: 'in the page footer',
  aside: 'in a side column',
  list: 'in a list of links',
};

const pages = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
