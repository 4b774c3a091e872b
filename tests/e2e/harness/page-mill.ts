/** A loopback server with endless pages, each its own, of as many links as asked for. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageMill {
  port: number;
  close(): Promise<void>;
}

export const LINKS_PER_PAGE = 60;
const HOSTS = 7;

/** The address of page `n`, and of every page it links to. */
export const millUrl = (n: number): string =>
  `http://mill-${n % HOSTS}.example/d${n % 11}/page-${n}`;

export async function startPageMill(links = LINKS_PER_PAGE): Promise<PageMill> {
  const server = createServer((request, response) => {
    const n = Number(/page-(\d+)$/.exec(request.url ?? '')?.[1] ?? -1);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (n < 0) response.writeHead(404).end();
    else response.end(page(n, links));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function page(n: number, links: number): string {
  const items = Array.from({ length: links }, (_, i) => {
    const near = (n * 31 + i * 17) % 100_000;
    const target = near === n ? 1_000_000 + n : near; // never itself
    return `<li>See also <a href="${millUrl(target)}">page ${target} of the mill</a> for more.</li>`;
  });
  return `<!doctype html><html lang="en"><title>Mill page ${n}</title><main><h1>Page ${n}</h1><ul>${items.join('')}</ul></main></html>`;
}
