/**
 * Evidence in words for people: one plain sentence for a term, and one line for why an address is
 * where it is. Terms of opened pages are about likeness and have no counts; terms of addresses that
 * were never opened are about links to them and the directory they lie in.
 */
import { type Evidence, type Term, type TermKind, verdictOf } from '../model/boundary.ts';
import type { LinkPlace } from '../model/page-record.ts';
import { language, type Plain, say, sayCount } from '../say.ts';

/** How many reasons a line gives for its side. */
const REASONS = 2;

/** The largest reasons for the side it is on; where that is unsure, the largest on either side. */
export function whyOf(evidence: Evidence): string {
  const reasons = (speaks: (weight: number) => boolean, most: number): string =>
    telling(evidence.terms.filter((term) => speaks(term.weight)))
      .slice(0, most)
      .map((term) => sentenceOf(term, evidence.opened))
      .reduce((told, next) => (told === '' ? next : say('whyAnd', told, next)), '');
  const pro = (weight: number) => weight > 0;
  const con = (weight: number) => weight < 0;
  if (verdictOf(evidence) === 'unsure') {
    const [good, bad] = [reasons(pro, 1), reasons(con, 1)];
    if (good !== '' && bad !== '') return capital(`${say('whyBut', good, bad)}.`);
  }
  const found = reasons(evidence.side === 'in' ? pro : con, REASONS);
  return found === '' ? say('whyLittle') : capital(`${found}.`);
}

/** Every reason with its weight, the largest first, each saying for which side it speaks. */
export const reasonsOf = ({ terms, opened }: Evidence): { sentence: string; weight: number }[] =>
  terms
    .filter(({ weight }) => weight !== 0)
    .map((term) => ({
      sentence: say(term.weight > 0 ? 'whyFor' : 'whyAgainst', sentenceOf(term, opened)),
      weight: term.weight,
    }));

/**
 * The person's word needs no other reason. What holds for the site as a whole says nothing of one
 * address: it is told only where there is nothing else.
 */
function telling(terms: Term[]): Term[] {
  const said = terms.filter((term) => term.kind === 'label');
  if (said.length > 0) return said;
  const own = terms.filter((term) => term.kind !== 'site');
  return own.length > 0 ? own : terms;
}

export function sentenceOf(term: Term, opened: boolean): string {
  const words = WORDS[term.kind];
  if (typeof words === 'function') return words(term, opened);
  return say(term.weight > 0 ? words[0] : words[1]);
}

type Words = readonly [pro: Plain, con: Plain] | ((term: Term, opened: boolean) => string);

const WORDS: Record<TermKind, Words> = {
  label: ['whyLabel', 'whyLabel'],
  site: ['whySite', 'whySiteNot'],
  look: ['whyLook', 'whyLookNot'],
  title: ['whyTitle', 'whyTitleNot'],
  mail: ['whyMail', 'whyMailNot'],
  resources: ['whyResources', 'whyResourcesNot'],
  address: ({ weight, count, of, what }) => {
    if (what !== '') return sayCount('whyOpenedThere', of, count, what);
    return say(weight > 0 ? 'whyAddress' : 'whyAddressNot');
  },
  branch: ['whyBranch', 'whyBranchNot'],
  'new-host': ['whyNewHost', 'whyNewHostNot'],
  'links-from-inside': ({ weight, count, of }, opened) => {
    if (count > 0 && of > 0) return sayCount('whyLinkedInside', of, count);
    if (weight > 0) return say('whyLinked');
    return say(opened ? 'whyHardlyLinked' : 'whyNotLinked');
  },
  'links-from-outside': ({ weight, count }) => {
    if (count > 0) return sayCount('whyLinkedOutside', count);
    return say(weight > 0 ? 'whyOthersNot' : 'whyOthers');
  },
  'shared-links': ['whyShared', 'whySharedNot'],
  'link-place': ({ weight, what }) => {
    const place = say(PLACES[what as LinkPlace] ?? 'placePage'); // told only where a link is known
    return say(weight > 0 ? 'whyPlace' : 'whyPlaceNot', place);
  },
  company: ['whyCompany', 'whyCompanyNot'],
  together: ['whyTogether', 'whyTogetherNot'],
  'directory-links': ({ weight, count, of }) => {
    if (of > 0) return sayCount('whyDirectoryLinks', of, count);
    return say(weight > 0 ? 'whyDirectory' : 'whyDirectoryNot');
  },
  ties: ['whyTies', 'whyTiesNot'],
};

const PLACES: Record<LinkPlace, Plain> = {
  main: 'placeMain',
  navigation: 'placeNavigation',
  header: 'placeHeader',
  footer: 'placeFooter',
  aside: 'placeAside',
  list: 'placeList',
};

const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
