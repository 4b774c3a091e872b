/** Files that do not fit on the disk are not begun on its last room, and take nothing away. */
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { doJob } from '../../lib/files/do-job.ts';
import { fileBlob, HANDED_OVER } from '../../lib/files/file-blob.ts';
import { EVERYTHING } from '../../lib/files/formats.ts';
import type { ExportJob } from '../../lib/files/jobs.ts';
import { FIRST_CHOICE } from '../../lib/model/export-choice.ts';
import { say, sayError } from '../../lib/say.ts';
import { Database } from '../../lib/store/database.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { RESERVE, Room } from '../../lib/store/room.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { type Browsed, browse, PAGE, toolsOn } from './browsed-store.ts';

const MB = 1024 * 1024;

describe('a file that is written', () => {
  /** A disk with so many bytes above the reserve, looked at anew each time. */
  async function writing(megabytes: number, free: number) {
    let [made, written, clock] = [0, 0, 0];
    const room = new Room(
      async () => RESERVE + free - written,
      () => (clock += 1000),
    );
    async function* pieces() {
      for (; made < megabytes; made++) yield new Uint8Array(MB);
    }
    const tell = (bytes: number) => {
      written = bytes;
    };
    const outcome = await fileBlob(pieces(), 'text/plain', room, tell).catch((error) => error);
    return { outcome, made, written };
  }

  it('asks for room before each part of it, and ends where there is none', async () => {
    const { outcome, made, written } = await writing(40, 2 * HANDED_OVER + MB);
    expect(outcome.name).toBe('QuotaExceededError');
    expect(written).toBe(2 * HANDED_OVER);
    expect(made * MB).toBeLessThan(3 * HANDED_OVER);
  });

  it('is whole where it fits', async () => {
    const { outcome } = await writing(10, 10 * MB);
    expect(outcome.size).toBe(10 * MB);
  });
});

describe('a project for which there is no room', () => {
  let db: Database;
  let browsed: Browsed;
  beforeAll(async () => {
    db = freshDatabase();
    browsed = await browse(db);
    // More than is handed over at once.
    for (let n = 0; n < 12; n++) {
      const url = `https://large.example/${n}`;
      const links = Array.from({ length: 400 }, (_, i) => `${url}/${'x'.repeat(1000)}/${i}`);
      const about = {
        visit: `large-${n}`,
        revision: 0,
        url,
        host: 'large.example',
        title: '',
        at: n,
      };
      await storePage(db, { ...about, ...(await packPage(recordOf(url, links))) }, () => null);
    }
  });
  afterEach(() => vi.unstubAllGlobals());
  afterAll(() => db.delete());

  async function everything(free: number) {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: free, usage: 0 }) } });
    const onDisk = new Database(db.name);
    const tools = toolsOn(onDisk, browsed.answers);
    const job: ExportJob = {
      type: 'export',
      from: { site: browsed.site.id, name: '' },
      page: PAGE,
      choice: { ...FIRST_CHOICE, format: EVERYTHING },
      madeAt: 5000,
      ambit: '1.2.3',
      scope: (await browsed.answers.scope(PAGE))!,
      labels: [],
      keywords: [],
      ownKeywords: [],
      map: '',
      archived: null,
      preview: null,
    };
    try {
      const failure = await doJob(tools, job).then(
        () => '',
        (error: unknown) => sayError(error),
      );
      return { failure, files: tools.files };
    } finally {
      onDisk.close();
    }
  }

  it('is refused with the sentence, no file is handed out, and all is still there', async () => {
    const before = [await db.pages.count(), await db.visits.count()];
    const { failure, files } = await everything(RESERVE + HANDED_OVER / 2);
    expect(failure).toBe(say('errorFull'));
    expect(files.size).toBe(0);

    expect([await db.pages.count(), await db.visits.count()]).toEqual(before);
    const later = await everything(RESERVE + 400 * MB);
    expect(later.failure).toBe('');
    const [file] = later.files.values();
    expect(file.size).toBeGreaterThan(HANDED_OVER);
  });
});
