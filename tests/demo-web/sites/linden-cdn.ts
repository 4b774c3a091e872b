import { script, stylesheet, svg } from '../assets.ts';
import { picture } from '../picture.ts';
import type { Site } from '../site.ts';

export const CDN = 'http://cdn.lindentheme.example';

/** Pictures by number, as a content network names them: the address does not say whose they are. */
const MEDIA = [
  'loaf',
  'cake',
  'bowl',
  'jug',
  'loaf',
  'bowl',
  'cake',
  'jug',
  'loaf',
  'bowl',
  'cake',
  'jug',
] as const;

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
      MEDIA.map((subject, number) => [mediaUrl(number), svg(picture(subject, 20 + number * 27))]),
    ),
  },
};

export function mediaUrl(number: number): string {
  return `${CDN}/media/${String(4100 + number * 7)}.svg`;
}
