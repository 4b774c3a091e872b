/**
 * `tsx scripts/store-fixture.ts COMMIT NAME`: what the code of a commit leaves in the database, as
 * a fixture for the tests of upgrades. The old code itself does the writing: it is taken out of
 * the history, receives pages, takes some in, forgets one, and leaves others waiting.
 */
import 'fake-indexeddb/auto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { receive as Receive } from '../lib/background/receive.ts';
import type { CatchUp as CatchUpClass } from '../lib/engine/catch-up.ts';
import type { Database as DatabaseClass } from '../lib/store/database.ts';
import type { forgetHost as ForgetHost } from '../lib/store/forget.ts';
import type { changeSettings as ChangeSettings } from '../lib/store/settings.ts';
import type { recordOf as RecordOf } from '../tests/records.ts';
import { dumpDatabase, pack } from '../tests/store/database-dump.ts';

const [commit, name] = process.argv.slice(2);
const folder = resolve('.output', `old-${commit}`);
mkdirSync(folder, { recursive: true });
const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 28 });
execFileSync('tar', ['-x', '-C', folder], { input: archive });
const old = (file: string) => import(join(folder, file));

const { Database } = (await old('lib/store/database.ts')) as { Database: typeof DatabaseClass };
const { receive } = (await old('lib/background/receive.ts')) as { receive: typeof Receive };
const { CatchUp } = (await old('lib/engine/catch-up.ts')) as { CatchUp: typeof CatchUpClass };
const { forgetHost } = (await old('lib/store/forget.ts')) as { forgetHost: typeof ForgetHost };
const { changeSettings } = (await old('lib/store/settings.ts')) as {
  changeSettings: typeof ChangeSettings;
};
const { recordOf } = (await old('tests/records.ts')) as { recordOf: typeof RecordOf };

let visits = 0;
const db = new Database('ambit');
await changeSettings(db, (s) => ({ ...s, agreedAt: 1, never: ['never.example'] }));
for (let i = 0; i < 10; i++) await open(i % 3, i);
await catchUp();
await forgetHost(db, 'h2.example'); // its pages wait to be taken out
for (let i = 10; i < 14; i++) await open(i % 2, i); // and these to be taken in
await open(0, 0); // again, unchanged
await say();
writeFileSync(`tests/fixtures/stores/${name}.json.gz`, pack(await dumpDatabase('ambit')));
db.close();
rmSync(folder, { recursive: true });

async function open(host: number, number: number): Promise<void> {
  const at = (n: number) => `https://h${host}.example/d${n % 2}/p${n}`;
  const url = at(number);
  const record = recordOf(url, [at(number + 1), at(number + 2), 'https://else.example/']);
  const visit = (visits++).toString(16).padStart(32, '0');
  const from = {
    trust: 'recorder',
    url,
    tab: 1,
    privateWindow: false,
    redirectedFrom: number % 5 === 4 ? `https://from.example/${number}` : '',
  } as const;
  const reply = await receive(db, { type: 'page', visit, revision: 0, record }, from, visits);
  if (reply.type !== 'stored') throw new Error(`${commit}: ${JSON.stringify(reply)}`);
}

async function catchUp(): Promise<void> {
  const work = new CatchUp(db, () => `generation of ${commit}`);
  while ((await work.step()) > 0);
}

/** What there were tables for at the time. */
async function say(): Promise<void> {
  const site = 'https://h0.example/d0/p0';
  const rows: Record<string, object> = {
    labels: { site, side: 'out', reach: 'host', target: 'else.example' },
    names: { page: site, name: 'A name' },
    rulings: { kind: 'together', one: site, other: 'https://h1.example/d1/p1' },
  };
  for (const [table, row] of Object.entries(rows)) {
    if (db.tables.some((one) => one.name === table)) {
      await db.table(table).add({ ...row, at: 5, withdrawnAt: null });
    }
  }
}
