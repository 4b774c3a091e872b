import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './site.ts';
import { pageAt } from './web.ts';

/** A running demo web. `requests` grows by one `METHOD host/path` per request. */
export interface DemoWeb {
  port: number;
  requests: string[];
  close(): Promise<void>;
}

/**
 * Serves the demo web on the loopback interface. The site is chosen by the Host header, or by the
 * request line when it is absolute (`GET http://host/path`), so a browser may use the server
 * through host-resolver rules or as its HTTP proxy. `more` are further pages by their addresses.
 */
export async function startDemoWeb(
  more: Readonly<Record<string, string>> = {},
  port = 0,
): Promise<DemoWeb> {
  const requests: string[] = [];
  const pageOf = (url: string): Answer | null =>
    Object.hasOwn(more, url)
      ? { status: 200, type: 'text/html; charset=utf-8', body: more[url] }
      : null;
  const server = createServer((request, response) => {
    const url = urlOf(request);
    requests.push(`${request.method} ${url.host}${url.pathname}${url.search}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { status, type, body, location } = pageOf(url.href) ?? pageAt(url.href);
    const headers = { 'content-type': type, 'cache-control': 'no-store' };
    response.writeHead(status, location === undefined ? headers : { ...headers, location });
    response.end(request.method === 'HEAD' || status === 204 ? undefined : body);
  });
  // Used as a proxy it hears of what is asked for in secret as well, and refuses it.
  server.on('connect', (request, socket) => {
    requests.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** The address asked for, without the port the server happens to listen on. */
function urlOf(request: IncomingMessage): URL {
  const line = request.url ?? '/';
  const host = request.headers.host ?? 'unknown.invalid';
  const asked = /^https?:/.test(line) ? line : `http://${host}${line}`;
  const url = new URL(URL.canParse(asked) ? asked : 'http://unknown.invalid/');
  url.protocol = 'http:';
  url.port = '';
  return url;
}
