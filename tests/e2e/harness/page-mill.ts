/** A loopback server with endless pages, each its own, of as many links as asked for. */
import { type LoopbackServer, serveNumbered } from './loopback.ts';

export type PageMill = LoopbackServer;

export const LINKS_PER_PAGE = 60;
const HOSTS = 7;

/** The address of page `n`, and of every page it links to. */
export const millUrl = (n: number): string =>
  `http://mill-${n % HOSTS}.example/d${n % 11}/page-${n}`;

export const startPageMill = (links = LINKS_PER_PAGE): Promise<PageMill> =>
  serveNumbered(/page-(\d+)$/, (n) => page(n, links));

function page(n: number, links: number): string {
  const items = Array.from({ length: links }, (_, i) => {
    const near = (n * 31 + i * 17) % 100_000;
    const target = near === n ? 1_000_000 + n : near; // never itself
    const link = `<a href="${millUrl(target)}">page ${target} of the mill</a>`;
    return `<li>See also ${link} for more.</li>`;
  });
  return (
    `<!doctype html><html lang="en"><title>Mill page ${n}</title><main><h1>Page ${n}</h1>` +
    `<ul>${items.join('')}</ul></main></html>`
  );
}
