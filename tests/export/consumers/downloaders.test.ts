/**
 * GNU wget and HTTrack, given our files, fetch the site from the demo web: every page of the
 * boundary, over all its hosts, and no page outside. The demo web's own log is compared.
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteExport } from '../../../lib/export/site-export.ts';
import { startDemoWeb } from '../../demo-web/server.ts';
import { DEMO_SITES, pageAt } from '../../demo-web/web.ts';
import { type DemoExports, demoExports } from '../demo-export.ts';
import { run, runs, withFiles } from './tools.ts';

let demo: DemoExports;
beforeAll(async () => {
  demo = await demoExports();
});

const isPage = (url: string): boolean => {
  const { status, type } = pageAt(url);
  return status === 200 && type.startsWith('text/html');
};

/** The pages that are fetched while `work` is at it, robots.txt and files aside. */
async function fetchedBy(work: (proxy: string) => Promise<unknown>): Promise<string[]> {
  const web = await startDemoWeb();
  await work(`127.0.0.1:${web.port}`);
  await web.close();
  const urls = web.requests.map((line) => `http://${line.slice(line.indexOf(' ') + 1)}`);
  return [...new Set(urls)].filter(isPage).sort();
}

const inside = ({ members }: SiteExport): string[] =>
  members
    .filter(({ url, side }) => side === 'in' && isPage(url))
    .map(({ url }) => url)
    .sort();

describe.skipIf(!runs('wget', '--version'))('wget', () => {
  it.each(DEMO_SITES.map(({ name }) => name))('saves %s', async (name) => {
    const site = demo.sites.get(name)!;
    const fetched = await withFiles('wget', site, (directory, [script]) =>
      fetchedBy((proxy) =>
        run('sh', [
          join(directory, script),
          '--quiet',
          '--wait=0',
          '--execute=use_proxy=yes',
          `--execute=http_proxy=http://${proxy}`,
        ]).catch(brokenLinks),
      ),
    );

    expect(fetched).toEqual(inside(site));
  });

  /** wget ends with 8 when a server said 404, as the demo web does once on purpose. */
  function brokenLinks(error: { code?: number }): void {
    if (error.code !== 8) throw error;
  }
});

const QUICKLY = ['--quiet', '--disable-security-limits', '-c8', '-%N0', '-A100000000'];

// It takes its time, about a request a second, whatever it is told; so all sites at once.
describe.skipIf(!runs('httrack', '--version')).concurrent('HTTrack', () => {
  it.each(DEMO_SITES.map(({ name }) => name))('saves %s', async (name) => {
    const site = demo.sites.get(name)!;
    const unwanted = site.scope.exclusions.map(({ pattern }) => new RegExp(pattern));
    const fetched = await withFiles('httrack', site, (directory, [script]) =>
      fetchedBy((proxy) => run('sh', [join(directory, script), '-P', proxy, ...QUICKLY])),
    );

    expect(fetched).toEqual(inside(site).filter((url) => !unwanted.some((one) => one.test(url))));
  });
});
