/** Pages that are too much, each in another way, as large as a browser still draws in seconds. */
import { type LoopbackServer, serveNumbered } from './loopback.ts';

const many = (count: number, one: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n)).join('\n');
/** As long as `length`, and different for each `n`. */
const long = (n: number, length: number, filling = 'lantern-') =>
  `${n}-${filling.repeat(length / filling.length)}`;

const BODIES: Record<string, () => string> = {
  'links that say much': () =>
    many(20_000, (n) => `<p>Of <a href="/${n}">${long(n, 200, 'words of one ')}</a> more</p>`),
  'more links than are kept': () => many(100_000, (n) => `<a href="/${n}">${n}</a>`),
  'long addresses': () => many(2_000, (n) => `<a href="/${long(n, 1900)}">${n}</a>`),
  'addresses of many parts': () =>
    many(
      2_000,
      (n) => `<a href="/${n}?${many(150, (i) => `token${i}=${n}`).replaceAll('\n', '&')}">${n}</a>`,
    ),
  'words that are all different': () => `<p>${many(120_000, (n) => `word${n.toString(36)}`)}</p>`,
  'one long text': () => `<p hidden>${'a sentence of words '.repeat(400_000)}</p>`,
  'a text without blanks': () => `<p hidden>${'x'.repeat(4_000_000)}</p>`,
  'a text that a dictionary divides': () => `<p hidden>${'สวัสดีชาวโลก'.repeat(20_000)}</p>`,
  'elements without a word': () => '<i></i>'.repeat(300_000),
  'pictures and scripts': () =>
    many(
      1_500,
      (n) =>
        `<img loading=lazy src="/${long(n, 300)}.png"><link rel=preconnect ` +
        `href="/${long(n, 300)}">`,
    ),
  'long attributes': () =>
    many(
      1_000,
      (n) =>
        `<div class="${long(n, 5000, 'nav ')}" style="${long(n, 5000)}" ` +
        `id="${long(n, 5000)}">${n}</div>`,
    ),
  'fields to fill in': () => '<input>'.repeat(100_000),
  'a shadow full of elements': () => `<x-y></x-y><script>
    const shadow = document.querySelector('x-y').attachShadow({ mode: 'open' });
    for (let i = 0; i < 300000; i++) shadow.append(document.createElement('i'));</script>`,
  'a long title and many tags': () =>
    `<title>${long(0, 1_000_000)}</title>` +
    many(10_000, (n) => `<meta name=keywords content="${long(n, 300)}">`),
};

export const HEAVY = Object.keys(BODIES);
export const heavyUrl = (n: number): string => `http://heavy-${n}.example/page-${n}`;

export const startHeavyWeb = (): Promise<LoopbackServer> =>
  serveNumbered(/page-(\d+)$/, (n) => `<!doctype html><html lang=en>${BODIES[HEAVY[n]]()}`);
