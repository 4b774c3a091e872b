/** What the scripts say of robots.txt is what GNU wget and HTTrack do with it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scopeOf } from '../../../lib/boundary/scope/scope.ts';
import { siteExport } from '../../../lib/export/site-export.ts';
import { run, runs, withFiles } from './tools.ts';

const PAGE = '<link rel="stylesheet" href="/private/style.css"><p>A page</p>';
const LISTED = ['/open', '/private/page'];

let server: Server;
let asked: Set<string>;
beforeEach(async () => {
  asked = new Set();
  server = createServer((request, response) => {
    asked.add(request.url!);
    const isStyle = request.url!.endsWith('.css');
    response.setHeader('content-type', isStyle ? 'text/css' : 'text/html');
    const robots = 'User-agent: *\nDisallow: /private/\n';
    response.end(request.url === '/robots.txt' ? robots : isStyle ? 'p {}' : PAGE);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => server.close(closed)));

/** The addresses a script asks for, robots.txt aside, when it is given these options. */
async function fetchedBy(format: string, options: string[]): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const members = LISTED.map((path) => ({
    url: `http://127.0.0.1:${port}${path}`,
    side: 'in' as const,
    opened: true,
    likelihood: 1,
  }));
  const site = siteExport({ name: 'Robots', madeAt: 0, members, scope: scopeOf(members) });
  await withFiles(format, site, (directory, [script]) =>
    run('sh', [join(directory, script), ...options]),
  );
  return [...asked].filter((path) => path !== '/robots.txt').sort();
}

describe.each([
  ['wget', ['--quiet', '--wait=0'], '--execute=robots=off'],
  ['httrack', ['--quiet', '--disable-security-limits', '-%N0'], '-s0'],
])('the script for %s', (tool, options, ignoring) => {
  it.skipIf(!runs(tool, '--version'))('asks for all that is listed, and no more', async () => {
    expect(await fetchedBy(tool, options)).toEqual(LISTED);
  });

  it.skipIf(!runs(tool, '--version'))('takes the rest when it is told to', async () => {
    const all = [...LISTED, '/private/style.css'].sort();

    expect(await fetchedBy(tool, [...options, ignoring])).toEqual(all);
  });
});
