/** Hears at which moment a background is, from requests to a server that answers for every host. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Bell {
  port: number;
  /** What was rung since the last silence. */
  readonly rung: Set<string>;
  /** Resolves at once when it was rung before. */
  heard(what: string): Promise<void>;
  silence(): void;
  close(): Promise<void>;
}

export async function startBell(): Promise<Bell> {
  let rung = new Set<string>();
  let waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    rung.add((request.url ?? '').slice(1));
    for (const look of waiting) look();
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get rung() {
      return rung;
    },
    heard: (what) =>
      new Promise((resolve) => {
        const look = () => rung.has(what) && resolve();
        waiting.push(look);
        look();
      }),
    silence() {
      rung = new Set();
      waiting = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
