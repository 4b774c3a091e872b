import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Harvest, openHarvest } from '../../../lab/evaluate/harvested-pages.ts';
import { parsePage } from '../../../lab/evaluate/parse-page.ts';
import { harvestPage } from '../../../lib/harvest/harvest-page.ts';
import { UNPACED } from '../../../lib/pace/breathing.ts';

let folder = '';
const open: Harvest[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ambit-harvest-'));
});
afterEach(() => {
  for (const harvest of open.splice(0)) harvest.close();
  rmSync(folder, { recursive: true });
});

const html = (n: number) => `<title>Page ${n}</title><p>Go to <a href="${n + 1}">the next</a>, ö.`;

/** A list of so many pages, the first of a site, the second borderline, the others neither. */
function write(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => {
    writeFileSync(join(folder, `${n}.html`), html(n));
    return `${['s', '?s'][n] ?? ''}\thttp://a.org/${n}\t${n}.html\n`;
  });
  writeFileSync(join(folder, 'pages.tsv'), lines.join(''));
  return join(folder, 'pages.tsv');
}

async function opened(list: string): Promise<Harvest> {
  const harvest = await openHarvest(list, join(folder, 'cache'));
  open.push(harvest);
  return harvest;
}

const packs = () => readdirSync(join(folder, 'cache')).filter((name) => name.endsWith('.pack'));

describe('openHarvest', () => {
  it('has the record of every page, however many processes harvested', async () => {
    const harvest = await opened(write(401));
    expect(harvest.pages.length).toBe(401);
    expect(harvest.pages.slice(0, 3)).toEqual([
      { site: 's', borderline: '', url: 'http://a.org/0' },
      { site: '', borderline: 's', url: 'http://a.org/1' },
      { site: '', borderline: '', url: 'http://a.org/2' },
    ]);
    for (const n of [400, 0, 1, 2, 257]) {
      const page = { document: parsePage(html(n)), url: `http://a.org/${n}` };
      const expected = await harvestPage(page, UNPACED);
      expect(harvest.record(n)).toEqual(expected);
      expect(harvest.record(n).links[0].to).toBe(`http://a.org/${n + 1}`);
    }
    expect(readdirSync(join(folder, 'cache')).length).toBe(2); // no parts are left behind
  });

  it('harvests once, again when a page changed, and keeps it when the pages move', async () => {
    const list = write(2);
    const before = await opened(list);
    const [pack] = packs();
    const bytes = readFileSync(join(folder, 'cache', pack));
    writeFileSync(join(folder, 'cache', pack), bytes.subarray(0, bytes.length - 1));
    const again = await opened(list);
    expect(again.record(0)).toEqual(before.record(0)); // read from the pack that is there …
    expect(() => again.record(1)).toThrow('The pack is cut short.'); // … for better or worse

    writeFileSync(join(folder, '1.html'), `${html(1)} More.`);
    const changed = await opened(list);
    expect(packs().length).toBe(2);
    expect(changed.record(1).features.words.map(([word]) => word)).toContain('more');

    renameSync(list, join(folder, 'renamed.tsv'));
    await opened(join(folder, 'renamed.tsv'));
    expect(packs().length).toBe(2);
  });

  it('fails where a page cannot be found', async () => {
    const list = write(1);
    rmSync(join(folder, '0.html'));
    await expect(opened(list)).rejects.toThrow('pages.tsv, line 1: there is no file');
  });
});
