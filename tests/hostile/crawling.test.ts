/**
 * Numbers 71 to 84 of the list of hostile inputs are answers of servers to a program that asks by
 * itself: robots.txt, redirects, traps, endless bodies, cookies. Ambit asks for nothing by itself,
 * and that is what holds them off. Whoever adds a crawler finds these tests failing, and has to
 * write the fourteen real ones.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const INPUTS = [
  '71 robots.txt of 200,000 rules',
  '72 robots.txt of 5,000 stars',
  '73 robots.txt in another encoding',
  '74 a crawl delay below zero or without end',
  '75 robots.txt that redirects for ever or fails',
  '76 a retry in the year 2099',
  '77 a redirect to this computer',
  '78 a chain of fifty redirects',
  '79 an address that signs out or deletes',
  '80 a calendar without end',
  '81 a path that repeats itself',
  '82 a body at one byte a second',
  '83 a body longer than it says',
  '84 a cookie with every answer',
];

/** Where code may open a connection, and to what. */
const CONNECTIONS: Record<string, string> = {
  'lab/evaluate/debian-packages.ts':
    'an archive of packages; this room is never part of the extension',
  'lib/engine/companion.ts': 'the extension’s own files',
  'entrypoints/offscreen/desk-here.ts': 'the extension’s own files',
  'lib/background/desk-orders.ts': 'a server the person named, when they press the button',
};

const sources = ['lib', 'entrypoints', 'components'].flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(top, file)),
);

describe.each(INPUTS)('%s', () => {
  it('never reaches Ambit: it has no crawler, and connects to nothing by itself', () => {
    expect(existsSync('lib/crawl')).toBe(false);
    const connecting = sources.filter((file) =>
      /\bawait fetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(connecting.filter((file) => !(file in CONNECTIONS))).toEqual([]);
    expect(readFileSync('wxt.config.ts', 'utf8')).toContain(`"connect-src 'self'"`);
  });
});
