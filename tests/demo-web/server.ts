import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
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
 * through host-resolver rules or as its HTTP proxy.
 */
export async function startDemoWeb(port = 0): Promise<DemoWeb> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = urlOf(request);
    requests.push(`${request.method} ${url.host}${url.pathname}${url.search}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { status, type, body, location } = pageAt(url.href);
    const headers = { 'content-type': type, 'cache-control': 'no-store' };
    response.writeHead(status, location === undefined ? headers : { ...headers, location });
    response.end(request.method === 'HEAD' || status === 204 ? undefined : body);
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
