import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgetHost } from '../../lib/store/forget.ts';
import { unpackPage } from '../../lib/store/packed-page.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { patience, timeLeft, times } from '../e2e/harness/scale.ts';
import { type Fate, faultyLine, type Wires } from './faulty-line.ts';
import { MortalBackground } from './mortal-background.ts';
import {
  converse,
  type OpenedPage,
  openedPage,
  originOf,
  recordAt,
  urlOf,
} from './opened-pages.ts';

const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fate>('through') },
  { weight: 4, arbitrary: fc.constantFrom<Fate>('lost', 'doubled', 'answer lost', 'error') },
);
/** What else happens: the background is ended, or the person forgets a host. */
const event = fc.record({
  what: fc.constantFrom('end', 'end', 'forget one.example'),
  /** How many other things may happen first. */
  after: fc.nat(24),
});

interface Story {
  pages: OpenedPage[];
  events: { what: string; after: number }[];
  scheduler: fc.Scheduler;
  fates: fc.Stream<Fate>;
  /**
   * So many turns of the event loop has a message under work before the next thing happens; 0: all.
   */
  turns: fc.Stream<number>;
}
const story: fc.Arbitrary<Story> = fc.record({
  pages: fc.array(openedPage, { minLength: 1, maxLength: 2 }),
  events: fc.array(event, { maxLength: 3 }),
  scheduler: fc.scheduler(),
  fates: fc.infiniteStream(fate),
  turns: fc.infiniteStream(fc.oneof(fc.constant(0), fc.constant(0), fc.nat(40))),
});

let stories = 0;
const sum = { acknowledged: 0, ends: 0, forgotten: 0, longest: 0 };

describe('messages lost, doubled, overtaken and late, and a background that dies', () => {
  it(
    'every acknowledged page is stored once and whole, and what was forgotten stays so',
    async () => {
      const [asked, left] = [times(250, 20_000), timeLeft()];
      await fc.assert(fc.asyncProperty(story, tell), {
        numRuns: asked,
        seed: 20,
        interruptAfterTimeLimit: left,
        endOnFailure: true,
      });
      console.log(
        `${stories} schedules of ${asked}: ${sum.acknowledged} pages acknowledged, ` +
          'background ended ' +
          `${sum.ends} times, ${sum.forgotten} visits forgotten, ` +
          `longest message ${sum.longest} characters`,
      );
      expect(sum.acknowledged).toBeGreaterThan(stories / 2);
      expect(sum.ends).toBeGreaterThan(stories / 4);
      expect(sum.forgotten).toBeGreaterThan(0);
    },
    patience(120, 1800),
  );
});

async function tell({ pages, events, scheduler, fates, turns }: Story): Promise<void> {
  const background = new MortalBackground(`ambit-line-${process.pid}-${stories++}`);
  await changeSettings(background.db, (settings) => ({ ...settings, agreedAt: 1 }));
  const wires: Wires = { scheduler, fates, background, longest: 0 };
  let clock = 1_000_000;
  const forgotten = new Set<string>();
  const visitOf = (i: number) => i.toString(16).padStart(32, '0');

  const happenings = events.map(async ({ what, after }) => {
    for (let n = 0; n <= after; n++) await scheduler.schedule(Promise.resolve(), what);
    if (what === 'end') {
      sum.ends++;
      return background.die();
    }
    await untilForgotten(background, forgotten);
  });
  const conversations = pages.map((page, i) =>
    converse(
      faultyLine(wires, originOf(page), () => clock++),
      visitOf(i),
      page,
    ),
  );
  let over = false;
  const all = Promise.all([...conversations, ...happenings]).finally(() => {
    over = true;
  });
  // Also after the last recorder has given up: late messages still arrive.
  while (!over || scheduler.count() > 0 || background.busy > 0) {
    const most = turns.next().value || Number.POSITIVE_INFINITY;
    for (let n = 0; n < most && background.busy > 0; n++) await turn();
    if (scheduler.count() > 0) await scheduler.waitNext(1);
    else await turn();
  }
  await all;
  const told = await Promise.all(conversations);
  sum.acknowledged += told.filter(({ acknowledged }) => acknowledged >= 0).length;
  sum.forgotten += forgotten.size;
  sum.longest = Math.max(sum.longest, wires.longest);

  const { db } = background;
  const rows = await db.pages.toArray();
  const visits = await db.visits.toArray();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  // None doubled, none without its visit, each with one mark for the companion.
  expect(new Set(rows.map(({ identity }) => identity)).size).toBe(rows.length);
  expect(new Set(visits.map(({ seq }) => seq))).toEqual(new Set(bySeq.keys()));
  expect(await db.todo.orderBy('seq').toArray()).toEqual(
    rows.map(({ seq }) => ({ seq, task: 'add' })),
  );
  for (let i = 0; i < pages.length; i++) {
    const row = visits.find(({ visit }) => visit === visitOf(i));
    const { acknowledged, declined } = told[i];
    if (forgotten.has(visitOf(i)) || declined) {
      expect(row).toBeUndefined();
      continue;
    }
    if (acknowledged >= 0 && !pages[i].declines) expect(row).toBeDefined();
    if (row === undefined) continue;
    // None lost, none torn, none mixed: the bytes are those of that revision of that page, and it
    // looked like that at the acknowledged one or later.
    expect(pages[i].looks.slice(Math.max(0, acknowledged))).toContain(pages[i].looks[row.revision]);
    const record = recordAt(pages[i], row.revision);
    expect(await unpackPage(bySeq.get(row.seq)!)).toEqual({ ...record, url: urlOf(pages[i]) });
  }
  background.die();
  await new MortalBackground(background.name).db.delete();
}

/** The person presses until it is done: a background that dies over the order leaves it undone. */
async function untilForgotten(background: MortalBackground, forgotten: Set<string>): Promise<void> {
  for (;;) {
    const { db } = background;
    try {
      await db.transaction('rw', db.tables, async () => {
        const hosts = await db.pages.where('host').equals('one.example').primaryKeys();
        const visits = await db.visits.where('seq').anyOf(hosts).primaryKeys();
        await forgetHost(db, 'one.example');
        for (const visit of visits) forgotten.add(visit);
      });
      return;
    } catch {
      await turn();
    }
  }
}

const turn = () => new Promise<void>((resume) => setImmediate(resume));
