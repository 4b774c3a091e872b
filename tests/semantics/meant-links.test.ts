import { describe, expect, it } from 'vitest';
import { LinkIndex, type LinkWords } from '../../lib/semantics/link-index.ts';
import { linksMeant, type Meant, speakersOf } from '../../lib/semantics/meant-links.ts';
import { NOWHERE, SiteWords } from '../../lib/semantics/site-words.ts';

/** Only two pages of the museum and one of the guide were opened. */
const SITES = new Map([
  ['https://museum.example/', 1],
  ['https://museum.example/rooms/a', 1],
  ['https://guide.example/', 2],
]);
const links = (...targets: string[]): LinkWords[] =>
  targets.map((to) => ({ to, text: 'word', alt: '', before: '', after: '' }));

function web(): SiteWords {
  const words = new SiteWords(new LinkIndex(), (url) => SITES.get(url) ?? NOWHERE);
  const away = ['https://museum.example/unopened', 'https://far.example/'];
  words.add('https://museum.example/', 'en', [
    ...links('https://museum.example/rooms/a', 'https://guide.example/', ...away),
  ]);
  words.add('https://museum.example/rooms/a', 'en', links('https://museum.example/'));
  words.add(
    'https://guide.example/',
    'en',
    links('https://museum.example/', 'https://museum.example/rooms/a'),
  );
  return words;
}

describe('the links meant', () => {
  const words = web();
  const count = (meant: Meant) => speakersOf(words, linksMeant(words, meant));

  it('by a site of others leave out what may be its own, though nobody opened it', () => {
    expect(count({ of: 'outgoing', site: 1 })).toEqual({
      links: 2,
      sources: 1,
      sourceSites: 1,
      targetSites: 2,
    });
  });

  it('of a site part into those from outside and those from inside', () => {
    const sides = (['outside', 'inside', 'both'] as const).map(
      (side) => count({ of: 'site', site: 1, side }).links,
    );
    expect(sides).toEqual([2, 2, 4]);
  });

  it('are none of a site, a directory or a page that is not known', () => {
    const none = { links: 0, sources: 0, sourceSites: 0, targetSites: 0 };
    expect(count({ of: 'site', site: 9, side: 'both' })).toEqual(none);
    expect(count({ of: 'directory', prefix: 'https://no.example/', side: 'both' })).toEqual(none);
    expect(count({ of: 'page', url: 'https://no.example/', side: 'both' })).toEqual(none);
    expect(count({ of: 'between', from: 2, to: 9 })).toEqual(none);
  });
});
