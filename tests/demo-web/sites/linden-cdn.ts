import { script, stylesheet, svg } from '../assets.ts';
import { picture, type Subject } from '../picture.ts';
import type { Site } from '../site.ts';

export const CDN = 'http://cdn.lindentheme.example';

/** Pictures by number, as a content network names them: the address does not say whose they are. */
const MEDIA: [Subject, hue: number][] = [
  ['loaf', 34],
  ['cake', 25],
  ['bowl', 205],
  ['jug', 188],
  ['loaf', 28],
  ['bowl', 40],
  ['cake', 350],
  ['jug', 150],
  ['loaf', 42],
  ['bowl', 18],
  ['cake', 48],
  ['jug', 260],
];

/** The network that serves the Linden theme, and all pictures, of two unrelated sites. */
export const lindenCdn: Site = {
  name: 'Linden theme',
  start: `${CDN}/`,
  pages: {},
  assets: {
    [`${CDN}/v3/linden.css`]: stylesheet('linden'),
    [`${CDN}/v3/linden.js`]: script('linden'),
    [`${CDN}/v3/sprig.svg`]: svg(picture('leaf', 130)),
    ...Object.fromEntries(
      MEDIA.map(([subject, hue], number) => [mediaUrl(number), svg(picture(subject, hue))]),
    ),
  },
};

export function mediaUrl(number: number): string {
  return `${CDN}/media/${String(4100 + number * 7)}.svg`;
}
