/**
 * A small web after the paper's example of London museums (§6.2.2): visitors' pages speak of three
 * museums, the museums lead around in themselves, and one page repeats a word a hundred times.
 */
import { LinkIndex, type LinkWords } from '../../lib/semantics/link-index.ts';
import { SiteWords } from '../../lib/semantics/site-words.ts';

export const SITES = ['freud.example', 'soane.example', 'maritime.example', 'guide.example'];
const [FREUD, SOANE, MARITIME, GUIDE] = SITES.map((host) => `https://${host}/`);

const link = (to: string, text: string, after = ''): LinkWords => ({
  to,
  text,
  after,
  alt: '',
  before: '',
});

function museum(home: string, name: string, rooms: string[]): [string, LinkWords[]][] {
  const inside = [link(home, 'Home'), ...rooms.map((room) => link(`${home}${room}`, 'Next'))];
  return [
    [home, [...rooms.map((room) => link(`${home}${room}`, `${room} exhibition`)), ...inside]],
    ...rooms.map((room): [string, LinkWords[]] => [
      `${home}${room}`,
      [...inside, link(`${home}visit`, 'Previous'), link(home, `${name} collections shop`)],
    ]),
  ];
}

export const PAGES: [url: string, links: LinkWords[]][] = [
  ...museum(FREUD, 'Freud', ['couch', 'study']),
  ...museum(SOANE, 'Soane', ['tombs', 'gallery']),
  ...museum(MARITIME, 'Maritime', ['ships', 'clocks', 'maps']),
  ...['a', 'b', 'c', 'd'].map((name): [string, LinkWords[]] => [
    `${GUIDE}${name}`,
    [
      link(FREUD, 'Freud Museum London', 'psychoanalysis and the couch of Freud'),
      link(SOANE, 'Sir John Soane Museum London', 'architecture'),
      link(MARITIME, 'National Maritime Museum London', 'ships and the sea'),
      link(`${MARITIME}ships`, 'old ships', 'of the National Maritime Museum'),
      link(`${MARITIME}clocks`, 'longitude clocks', 'National Maritime Museum'),
    ],
  ]),
  [`${GUIDE}spam`, [link(FREUD, 'casino '.repeat(100)), link(`${FREUD}couch`, 'casino')]],
];

export const siteOf = (url: string) => SITES.indexOf(url.split('/')[2]);

export function museumWeb(): SiteWords {
  const words = new SiteWords(new LinkIndex(), siteOf);
  for (const [url, links] of PAGES) words.add(url, 'en', links);
  return words;
}
