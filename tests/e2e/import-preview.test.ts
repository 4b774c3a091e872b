/** A file from somebody else: what it would do is shown first, and it is held to its own pages. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProjectEntry } from '../../lib/export/project/project.ts';
import { writeProject } from '../../lib/export/project/write-project.ts';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { recordOf } from '../records.ts';
import { browse } from './harness/boundary-popup.ts';
import { Ambit } from './harness/chromium.ts';
import { pictures } from './harness/pictures.ts';
import { panelOn } from './harness/side-panel.ts';

const [museum, other] = DEMO_SITES;
const [own, second] = ['http://gift.example/a/', 'http://gift.example/b/'];
const folder = mkdtempSync(join(tmpdir(), 'ambit-preview-'));

let web: DemoWeb;
let ambit: Ambit;
let panel: Page;
beforeAll(async () => {
  web = await startDemoWeb();
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
  const tab = await ambit.context.newPage();
  for (const url of [...museum.pages.slice(0, 4), ...other.pages.slice(0, 4)])
    await browse(ambit, tab, url);
  panel = await panelOn(ambit, tab, museum.pages[1]);
  panel.setDefaultTimeout(20_000);
  await panel.getByRole('tab', { name: 'Export' }).click();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
  rmSync(folder, { recursive: true });
});

async function bring(name: string, content: string | Uint8Array): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, content);
  await panel.locator('input[type=file]').setInputFiles(path);
}

/** Two pages of its own, and words about sites of the person who is to open it. */
async function gift(): Promise<string> {
  const dated = { at: 7, withdrawnAt: null };
  const [mine, theirs] = [museum.pages[0], other.pages[0]];
  const label = { id: 1, side: 'out', reach: 'url', ...dated } as const;
  const entries: ProjectEntry[] = [
    { label: { ...label, site: mine, target: museum.pages[2] } },
    { label: { ...label, site: own, target: 'http://gift.example/c/' } },
    { name: { page: mine, name: 'Renamed', ...dated } },
    { name: { page: own, name: 'A gift', ...dated } },
    { ruling: { kind: 'together', one: mine, other: theirs, ...dated } },
    { ruling: { kind: 'together', one: own, other: mine, ...dated } },
    { ruling: { kind: 'apart', one: mine, place: new URL('.', museum.pages[2]).href, ...dated } },
    { ruling: { kind: 'apart', one: own, place: second, ...dated, withdrawnAt: 8 } },
    { topics: { name: 'Sea', text: 'harbour\n ship\n', inUse: false } },
    ...[own, second].map((url, n) => ({
      page: {
        record: recordOf(url, [own, second]),
        visits: [{ visit: `${n}`.repeat(32), revision: 0, at: 1 }],
      },
    })),
  ];
  const head = { name: 'A gift', madeAt: 5, algorithm: 2, parameters: {} };
  let text = '';
  for await (const line of writeProject(head, entries)) text += line;
  return text;
}

it('says what is in it, brings in what is about its own pages, and says the rest', async () => {
  await bring('gift.jsonl', await gift());
  for (const sentence of [
    'A project of Ambit: “A gift”, saved on January 1, 1970.',
    'Pages in it: 2. Visits: 2.',
    'Corrections: 1.',
    'Names of sites: 1.',
    'Sites joined or parted: 1.',
    'Trees of topics: 1.',
    'What is said of sites without a page in this file stays out: 5.',
  ])
    await panel.getByText(sentence, { exact: true }).waitFor();
  await pictures(panel, 'panel-gift');

  expect(await ambit.rows('pages')).toHaveLength(8);
  for (const table of ['labels', 'names', 'rulings', 'ontologies'])
    expect(await ambit.rows(table)).toEqual([]);

  const before = await ambit.order({ type: 'look', page: museum.pages[0] });
  await panel.getByRole('button', { name: 'Bring it in' }).click();
  await panel
    .getByText('5 things said of sites without a page in the file were left out.')
    .waitFor({ timeout: 60_000 });

  expect(await ambit.rows('pages')).toHaveLength(10);
  expect(await ambit.rows('labels')).toMatchObject([{ site: own }]);
  expect(await ambit.rows('names')).toMatchObject([{ page: own, name: 'A gift' }]);
  expect(await ambit.rows('rulings')).toMatchObject([{ kind: 'apart', one: own }]);
  expect(await ambit.rows('ontologies')).toMatchObject([{ name: 'Sea' }]);
  const after = await ambit.order({ type: 'look', page: museum.pages[0] });
  expect(after).toEqual(before);
});

it.each<[string, string | Uint8Array, string]>([
  ['letter.docx', Buffer.from('PK\x03\x04\x14\0\x06\0[Content_Types].xml', 'latin1'), 'a ZIP'],
  ['paper.pdf', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'), 'a PDF document'],
  ['photo.jpg', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'a picture'],
  ['project.jsonl.gz', gzipSync('x'.repeat(1e6)), 'a compressed file'],
  ['noise.bin', Uint8Array.from({ length: 999 }, (_, i) => (i * 7919) & 255), 'not text'],
  ['page.html', '<!doctype html><title>x</title>', 'a web page'],
])('%s is refused by what it is', async (name, content, looksLike) => {
  await bring(name, content);
  await panel
    .getByRole('alert')
    .filter({ hasText: new RegExp(`^Ambit cannot use this file: it looks like .*${looksLike}`) })
    .waitFor();
});

it('text without an address is no list of none', async () => {
  await bring('letter.txt', 'Dear reader,\n\nthis is a letter.\n');
  await panel.getByText('No line of this file is a web address.').waitFor();
  await pictures(panel, 'panel-no-list');
});
