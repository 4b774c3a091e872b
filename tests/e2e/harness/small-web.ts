/** A web of a few answers, chosen by host and path, on the loopback interface. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmallAnswer {
  status?: number;
  location?: string;
  html?: string;
}

export async function startSmallWeb(answer: (url: URL) => SmallAnswer) {
  const server = createServer((request, response) => {
    const line = request.url ?? '/';
    const url = new URL(line, `http://${request.headers.host}`); // a proxy is asked for whole addresses
    const { status = 200, location, html = '' } = answer(url);
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      ...(location === undefined ? {} : { location }),
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
