import { describe, expect, it } from 'vitest';
import { unpaced } from '../../lib/pace/unpaced.ts';
import { LinkIndex, type LinkWords } from '../../lib/semantics/link-index.ts';
import { linksMeant, type MeantBy, speakersOf } from '../../lib/semantics/meant-links.ts';
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
  const count = (meant: MeantBy) => unpaced(speakersOf(words, linksMeant(words, meant)));

  it('by a site of others leave out what may be its own, though nobody opened it', () => {
    const { links, from, to } = count({ of: 'outgoing', site: 1 });
    expect(links).toBe(2);
    expect([...from]).toEqual([[1, 2]]);
    expect(new Map(to)).toEqual(
      new Map([
        [2, 1],
        [NOWHERE, 1],
      ]),
    );
  });

  it('of a site part into those from outside and those from inside', () => {
    for (const [side, links] of [
      ['outside', 2],
      ['inside', 2],
      ['both', 4],
    ] as const) {
      expect(count({ of: 'site', site: 1, side })).toMatchObject({ links, outside: 2, inside: 2 });
    }
  });

  it('tell the languages they are in, those of the other side not among them', () => {
    const mixed = web();
    const [home, room] = ['https://museum.example/', 'https://museum.example/rooms/a'];
    for (let i = 0; i < 9; i++) mixed.add(`${room}${i}`, 'fr', links(home, room));
    mixed.add('https://far.example/nl', 'nl', links(room));
    const languages = (meant: MeantBy) =>
      unpaced(speakersOf(mixed, linksMeant(mixed, meant))).languages;
    const prefix = `${home}rooms/`;
    expect(languages({ of: 'directory', prefix, side: 'outside' })).toEqual([
      ['en', 2],
      ['nl', 1],
    ]);
    expect(languages({ of: 'directory', prefix, side: 'both' })[0]).toEqual(['fr', 9]);
    expect(languages({ of: 'page', url: room, side: 'both' })[0]).toEqual(['fr', 9]);
  });

  it('are none of a site, a directory or a page that is not known', () => {
    const nobody = new Map<number, number>();
    const none = { links: 0, from: nobody, to: nobody, languages: [], outside: 0, inside: 0 };
    expect(count({ of: 'site', site: 9, side: 'both' })).toEqual(none);
    expect(count({ of: 'directory', prefix: 'https://no.example/', side: 'both' })).toEqual(none);
    expect(count({ of: 'page', url: 'https://no.example/', side: 'both' })).toEqual(none);
    expect(count({ of: 'between', from: 2, to: 9 })).toEqual(none);
  });
});
