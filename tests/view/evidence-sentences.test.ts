import { describe, expect, it } from 'vitest';
import { type Evidence, TERM_KINDS, type Term, type TermKind } from '../../lib/model/boundary.ts';
import { reasonsOf, sentenceOf, whyOf } from '../../lib/view/evidence-sentences.ts';

const term = (kind: TermKind, weight: number, rest: Partial<Term> = {}): Term => ({
  kind,
  weight,
  count: 0,
  of: 0,
  what: '',
  ...rest,
});
const evidence = (terms: Term[], rest: Partial<Evidence> = {}): Evidence => ({
  url: 'http://museum.example/rooms/whales',
  known: true,
  opened: false,
  side: 'in',
  likelihood: 0.95,
  terms,
  ...rest,
});

describe('a term in words', () => {
  it.each([
    [term('label', -9), 'you said so'],
    [term('look', 2), 'same styles as the other pages'],
    [term('look', -2), 'looks different from the other pages'],
    [
      term('links-from-inside', 2, { count: 12, of: 14 }),
      'linked from 12 of 14 pages of this site',
    ],
    [term('links-from-inside', -2, { of: 14 }), 'no opened page of this site links to it'],
    [
      term('address', 3, { count: 14, of: 15, what: 'museum.example/rooms/' }),
      '14 of 15 pages opened in museum.example/rooms/ are of this site',
    ],
    [
      term('address', 3, { count: 1, of: 1, what: 'museum.example/' }),
      '1 of 1 page opened in museum.example/ is of this site',
    ],
    [term('links-from-outside', -1, { count: 1 }), 'linked from 1 page of other sites'],
    [term('link-place', 1, { what: 'footer' }), 'linked in the page footer of this site'],
    [
      term('directory-links', 1, { count: 3, of: 4 }),
      '3 of 4 links into its directory come from this site',
    ],
  ])('%j', (of, words) => {
    expect(sentenceOf(of, false)).toBe(words);
  });

  it('says for an opened page that it is hardly linked, not that nothing links to it', () => {
    const weak = term('links-from-inside', -2, { of: 14 });

    expect(sentenceOf(weak, true)).toBe('hardly linked with the other pages');
  });

  it('is there for every kind, for and against, without the words of the workshop', () => {
    for (const kind of TERM_KINDS) {
      for (const weight of [1, -1]) {
        const words = sentenceOf(term(kind, weight), true);
        expect(words).toMatch(/^[a-z].{6,}[a-z’]$/);
        expect(words).not.toMatch(/seed|SURT|\bcut\b|cluster|undefined|NaN/i);
      }
    }
  });
});

it('all reasons say for which side they speak', () => {
  const both = evidence([term('look', 2), term('title', -1), term('mail', 0)]);

  expect(reasonsOf(both)).toEqual([
    { sentence: 'For: same styles as the other pages', weight: 2 },
    { sentence: 'Against: its title is unlike the other pages’', weight: -1 },
  ]);
});

describe('why an address is on its side', () => {
  const look = term('look', 3);
  const links = term('links-from-inside', 2, { count: 12, of: 14 });
  const mail = term('mail', 1);
  const title = term('title', -2.5);
  const site = term('site', 8);

  it('is told by the two largest reasons for that side', () => {
    expect(whyOf(evidence([site, look, title, links, mail]))).toBe(
      'Same styles as the other pages; linked from 12 of 14 pages of this site.',
    );
    expect(whyOf(evidence([look, title], { side: 'out', likelihood: 0.05 }))).toBe(
      'Its title is unlike the other pages’.',
    );
  });

  it('is told for and against where it is unsure', () => {
    expect(whyOf(evidence([look, title, links], { likelihood: 0.6 }))).toBe(
      'Same styles as the other pages; but its title is unlike the other pages’.',
    );
  });

  it('is the person’s word, where there is one, and nothing else', () => {
    const said = evidence([term('label', -9), term('ties', -3)], { side: 'out', likelihood: 0 });

    expect(whyOf(said)).toBe('You said so.');
  });

  it('falls back on the site as a whole, and on saying that there is little', () => {
    expect(whyOf(evidence([site]))).toBe('This is how pages of this site usually are.');
    expect(whyOf(evidence([]))).toBe('Little speaks either way.');
  });
});
