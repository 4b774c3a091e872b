/**
 * Pages, messages, addresses, titles and files, damaged by chance. Each case has a number, and a
 * case that fails is made again by its number alone. Nothing may throw what is not meant to be
 * thrown, nothing of what comes out may be what the next room does not take, and nothing may run.
 */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../lab/evaluate/parse-page.ts';
import { type RecorderOrigin, receive } from '../../lib/background/receive.ts';
import { checkedLabel } from '../../lib/boundary/cut/checked-label.ts';
import { readArchived } from '../../lib/export/archived/read-archived.ts';
import { readHypheCsv, readHypheJson } from '../../lib/export/archived/read-hyphe.ts';
import { csvRow } from '../../lib/export/escape/csv.ts';
import { ProjectRefused } from '../../lib/export/project/project.ts';
import { projectContents } from '../../lib/files/project-contents.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { harEntries, harvestHar, noteHar } from '../../lib/harvest/har.ts';
import { JsonRefused } from '../../lib/harvest/json-items.ts';
import { parseCommand, parsePageRecord, parseRecorderMessage } from '../../lib/messages.ts';
import { LIMITS } from '../../lib/model/page-record.ts';
import { UNPACED } from '../../lib/pace/breathing.ts';
import { ConsoleError, parseConsole } from '../../lib/semantics/console-parse.ts';
import { OntologyError } from '../../lib/semantics/ontology-error.ts';
import { readOntology } from '../../lib/semantics/read-ontology.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { cleanText } from '../../lib/text/clean.ts';
import { isCanonicalRecord } from '../../lib/url/canonical-record.ts';
import { canonicalUrl } from '../../lib/url/canonical-url.ts';
import { patience, timeLeft, times } from '../e2e/harness/scale.ts';
import { harvestHtml } from '../harvest/harvest-html.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { FILES, sealedProject } from './import-files.ts';
import { mutatedText, mutatedValue, pick } from './mutate.ts';

type Chance = () => number;
/** Errors that say to the person what is wrong with their file or words. */
const MEANT = [ProjectRefused, JsonRefused, OntologyError, ConsoleError];

async function meant(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!MEANT.some((kind) => error instanceof kind)) throw error;
  }
}

/** Runs so many cases, or as many as there is time for; says which one failed. */
async function cases(kind: string, most: number, run: (chance: Chance) => Promise<void> | void) {
  const end = Date.now() + timeLeft() / 5;
  let done = 0;
  for (; done < most && Date.now() < end; done++) {
    try {
      await run(randomFrom(done));
    } catch (error) {
      throw new Error(`${kind}, case ${done}`, { cause: error });
    }
  }
  console.log(`${kind}: ${done} cases of ${most}`);
  expect('executed' in globalThis).toBe(false);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
}

const html = `<!doctype html><html lang=en><head><title>A museum</title><base href="/rooms/">
<link rel=canonical href="http://e.org/dir/page"><link rel=alternate hreflang=fr href=/fr/>
<meta name=generator content="Hand 1.0"><meta property="og:site_name" content="The museum">
<link rel=stylesheet href=/a.css><script src=/b.js></script></head>\
<body><nav><a href=/>Home</a></nav>
<main><p>Read <a href="one?token=abc#x" rel=nofollow>the first</a> or <a href="//else.example/b">\
<img src=c.png
alt="a picture"></a>, write <a href="mailto:a@b.example?subject=x">to us</a>.</p>\
<form action=/s><input name=q></form>
<svg><a href="/svg"><text>drawn</text></a></svg>\
<iframe srcdoc="<a href=/in>in</a>"></iframe></main></body></html>`;
const pages = [
  html,
  readFileSync('tests/fixtures/pages/sqlite-zeroconf.html', 'utf8').slice(0, 6000),
];
const from: RecorderOrigin = {
  trust: 'recorder',
  url: 'https://a.example/page',
  tab: 1,
  privateWindow: false,
  redirectedFrom: '',
};
const record = recordOf(from.url, ['https://b.example/', 'https://c.example/x?y=z']);
const MESSAGES = [
  { type: 'may-record' },
  { type: 'page', visit: 'a'.repeat(32), revision: 0, record },
  { type: 'piece', visit: 'b'.repeat(32), revision: 1, index: 0, count: 2, text: '{"format":1' },
  { type: 'declined', why: 'password', visit: 'c'.repeat(32) },
  { type: 'forget-host', host: 'a.example' },
  { type: 'label', page: from.url, side: 'in', reach: 'url', typed: 'b.example/x' },
  { type: 'correct', page: from.url, give: [], withdraw: [1, 2] },
  { type: 'run-command', text: 'out(https://a.example/)' },
];
const ADDRESSES = [
  'https://user:pass@www.a.example:8080/dir/../page;v=1?b=2&a=1&token=secret#part',
  'http://xn--bcher-kva.example/%7Euser/%E2%82%AC?q=a+b&utm_source=x',
  'https://[2001:db8::1]/index.html?PHPSESSID=0123456789abcdef',
  'http://192.168.0.1/a//b/./c/#!/route/1',
];

const db = freshDatabase();
afterAll(() => db.delete());

describe('cases made by chance', () => {
  it(
    'pages are harvested to records that the background takes',
    () =>
      cases('pages', times(600, 20_000), async (chance) => {
        // Halves of pairs do not reach a parser: browsers replace them while they decode.
        const page = mutatedText(pick(pages, chance), chance).toWellFormed();
        const url = canonicalUrl(mutatedText(from.url, chance)) ?? from.url;
        const harvested = await harvestHtml(page, { url });
        expect(parsePageRecord(JSON.parse(JSON.stringify(harvested)))).toEqual(harvested);
        expect(isCanonicalRecord(harvested)).toBe(true);
        expect(JSON.stringify(harvested)).not.toMatch(/"(?:to|url)":"(?!https?:)[^"]/);
      }),
    patience(60, 600),
  );

  it(
    'messages are in order or refused, and recorders never give orders',
    async () => {
      await changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 }));
      await cases('messages', times(1500, 25_000), async (chance) => {
        const message = mutatedValue(pick(MESSAGES, chance), chance);
        const heard = parseRecorderMessage(message);
        if (heard !== null) {
          expect(['may-record', 'page', 'piece', 'declined']).toContain(heard.type);
          expect(parseCommand(message)).toBeNull();
        }
        parseCommand(message);
        if (chance() > 0.1) return;
        const reply = await receive(db, message, from, 5);
        expect(['go-ahead', 'stored', 'staged', 'refused', 'failed']).toContain(reply.type);
      });
      const rows = await db.pages.toArray();
      expect(rows.filter(({ host }) => host !== 'a.example')).toEqual([]);
    },
    patience(60, 600),
  );

  it(
    'addresses become canonical once and for all, or none',
    () =>
      cases('addresses', times(3000, 25_000), (chance) => {
        const typed = mutatedText(pick(ADDRESSES, chance), chance);
        const url = canonicalUrl(typed);
        checkedLabel({ site: from.url, side: 'in', reach: 'prefix', typed, at: 1 });
        // Node 20 overlooks `/../` behind a name that begins with a dot; browsers do not.
        if (url === null || /\/\.\.?(?:\/|$)/.test(url.split(/[?#]/)[0])) return;
        expect(canonicalUrl(url)).toBe(url);
        expect(url.length).toBeLessThanOrEqual(LIMITS.url);
        expect(url).toMatch(/^https?:\/\/[^\s/?#@]+\/\S*$/);
        const { searchParams } = new URL(url);
        expect(searchParams.get('token')).not.toBe('secret');
        expect(searchParams.get('PHPSESSID')).not.toBe('0123456789abcdef');
      }),
    patience(60, 600),
  );

  it(
    'titles are shown without what is not seen, and are no formula in a table',
    () =>
      cases('titles', times(3000, 20_000), (chance) => {
        const title = cleanText(mutatedText('The museum – rooms', chance), LIMITS.title);
        expect(title.length).toBeLessThanOrEqual(LIMITS.title);
        expect(title).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]/u);
        expect(cleanText(title, LIMITS.title)).toBe(title);
        expect(csvRow([title])).not.toMatch(/^"?[=+\-@\t\r＝＋－＠]/);
      }),
    patience(60, 600),
  );

  it(
    'files that are brought in are read, or refused with a reason',
    () =>
      cases('files', times(600, 10_000), async (chance) => {
        const file = mutatedText(pick(FILES, chance), chance);
        await meant(() => readArchived([file]));
        await meant(() => readHypheJson(file));
        await meant(() => readHypheCsv(file));
        await meant(() => readOntology(file));
        await meant(() => parseConsole(file.slice(0, 4096)));
        await meant(async () => projectContents([file], () => true));
        await meant(async () => projectContents([sealedProject(chance)], () => true));
        await meant(async () => {
          const entries = harEntries([file], await noteHar([file]), () => {});
          const parse = (text: string) => parsePage(text.toWellFormed());
          for await (const page of harvestHar(entries, parse, () => {}, UNPACED))
            expect(parsePageRecord(page.record)).not.toBeNull();
        });
      }),
    patience(60, 600),
  );
});
