import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LinkIndex } from '../../lib/semantics/link-index.ts';
import { type LinkSide, NOWHERE, SiteWords } from '../../lib/semantics/site-words.ts';
import { recount, spread } from '../oracles/recount.ts';
import type { WordedLink } from '../oracles/thesus-operators.ts';
import { linkWith, URLS, WORDS, words } from './worded-links.ts';

const SIDES: LinkSide[] = ['outside', 'inside', 'both'];
const SITES = [0, 1, 2];

type Event =
  | { kind: 'add'; url: string; links: { to: string; keywords: string[] }[] }
  | { kind: 'remove'; url: string }
  | { kind: 'move'; url: string; site: number };

const url = fc.constantFrom(...URLS);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      url,
      links: fc.array(fc.record({ to: url, keywords: words }), { maxLength: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), url }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      url,
      site: fc.constantFrom(NOWHERE, ...SITES),
    }),
  },
);

const hosts = new Map<string, number>();
for (const one of URLS) {
  const host = one.split('/')[2];
  if (!hosts.has(host)) hosts.set(host, hosts.size);
}
const byHost = (one: string) => hosts.get(one.split('/')[2]) ?? NOWHERE;

/** Plays events on the counters and on plain lists. */
function play(events: Event[]) {
  const counted = new SiteWords(new LinkIndex(), byHost);
  const pages = new Map<string, WordedLink[]>();
  const moved = new Map<string, number>();
  const known = (one: string) =>
    pages.has(one) || [...pages.values()].flat().some(({ to }) => to === one);
  for (const step of events) {
    if (step.kind === 'move') {
      if (known(step.url)) moved.set(step.url, step.site);
      counted.move(step.url, step.site);
      continue;
    }
    pages.delete(step.url);
    if (step.kind === 'remove') counted.remove(step.url);
    else {
      const links = step.links.map(({ to, keywords }) => linkWith(to, keywords));
      counted.add(step.url, 'en', links);
      pages.set(
        step.url,
        step.links.map((link) => ({ from: step.url, ...link })),
      );
    }
    // An address that nobody speaks of is forgotten, and with it the site it was moved to.
    for (const one of moved.keys()) if (!known(one)) moved.delete(one);
  }
  const links = [...pages.values()].flat();
  return { counted, links, siteOf: (one: string) => moved.get(one) ?? byHost(one) };
}

describe('words of sites', () => {
  it('are at any time what a recount gives, through arrivals, removals and moves', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        const { counted, links, siteOf } = play(events);
        const { lexicon } = counted.index;
        for (const word of WORDS) {
          const [term = -1] = lexicon.termsNamed(word);
          expect(counted.spreadOf(term)).toBe(spread(links, siteOf, SITES, word));
          for (const site of SITES) {
            for (const side of SIDES) {
              expect(counted.tally(site, term, side)).toEqual(
                recount(links, siteOf, site, word, side),
              );
            }
          }
        }
      }),
      { numRuns: 3000, seed: 7 },
    );
  });

  it('leave nothing behind when every page is taken out', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        const { counted } = play(events);
        for (const one of URLS) counted.remove(one);
        expect(counted.siteCount).toBe(0);
        expect([...counted.index.urls()]).toEqual([]);
        expect(counted.index.linkCount).toBe(0);
        expect(counted.index.pageCount).toBe(0);
        for (const word of WORDS) {
          for (const term of counted.index.termsNamed(word)) {
            expect(counted.index.nameOf(term)).toBe('');
            expect(counted.spreadOf(term)).toBe(0);
          }
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('count phrases as they count words', () => {
    const counted = new SiteWords(new LinkIndex(), byHost);
    const link = { to: 'https://a.org/', alt: '', before: '', after: 'of the music hall' };
    counted.add('https://b.org/', 'en', [{ ...link, text: 'Music Library' }]);
    const names = [...counted.termsOf(byHost('https://a.org/'))].map((term) =>
      counted.index.nameOf(term),
    );
    expect(names.sort()).toEqual(['Library', 'Music', 'Music Library', 'Music hall', 'hall']);
  });
});
