/** A web of a few answers, chosen by host and path, on the loopback interface. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmallAnswer {
  status?: number;
  location?: string;
  html?: string;
  headers?: Record<string, string>;
}

export async function startSmallWeb(answer: (url: URL, asked: IncomingHttpHeaders) => SmallAnswer) {
  const server = createServer((request, response) => {
    const line = request.url ?? '/';
    // a proxy is asked for whole addresses
    const url = new URL(line, `http://${request.headers.host}`);
    const { status = 200, location, html = '', headers } = answer(url, request.headers);
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      ...(location === undefined ? {} : { location }),
      ...headers,
    });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
