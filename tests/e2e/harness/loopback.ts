/** A server that only this machine can reach, on whatever port is free. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  port: number;
  close(): Promise<void>;
}

export async function serveOnLoopback(answer: RequestListener): Promise<LoopbackServer> {
  const server = createServer(answer);
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

/** Pages known by the number their address ends in; anything else is not found. */
export const serveNumbered = (
  ending: RegExp,
  page: (n: number) => string,
): Promise<LoopbackServer> =>
  serveOnLoopback((request, response) => {
    const n = Number(ending.exec(request.url ?? '')?.[1] ?? -1);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (n < 0) response.writeHead(404).end();
    else response.end(page(n));
  });
