import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../lib/store/database.ts';
import { LAST_RESERVE, RESERVE, Room } from '../../lib/store/room.ts';
import { weightOf } from '../../lib/store/row-weight.ts';

const MB = 1024 * 1024;
const AMPLE = 10 * RESERVE;
const full = { name: 'QuotaExceededError' };

let free = AMPLE;
let clock = 0;
let asked = 0;
const room = new Room(
  async () => {
    asked++;
    return free;
  },
  () => clock,
);
const db = new Dexie('room');
db.version(1).stores({ rows: '', todo: '' });
db.use(room.keeper);
const rows = db.table<string | Uint8Array, string>('rows');
const todo = db.table<string, string>('todo');

/** As the disk is from now on, for whoever looks. */
const look = async (bytes: number) => {
  free = bytes;
  clock += 1000;
  await room.look();
};
beforeEach(() => look(AMPLE));
afterEach(async () => {
  await look(AMPLE);
  await Promise.all([rows.clear(), todo.clear()]);
});

describe('once the disk is almost full', () => {
  it('nothing is written, and everything can be read', async () => {
    await rows.put('old', 'key');
    await look(RESERVE - 1);

    await expect(rows.put('new', 'key')).rejects.toMatchObject(full);
    await expect(db.transaction('rw', rows, () => rows.put('new', 'key'))).rejects.toMatchObject(
      full,
    );
    expect(await rows.get('key')).toBe('old');

    await look(RESERVE + MB);
    await rows.put('new', 'key');
    expect(await rows.get('key')).toBe('new');
  });

  it('what forgetting puts in the place of more may use the reserve too', async () => {
    await rows.put('a page, and the address that led to it', 'a');
    await look(LAST_RESERVE + MB);
    await expect(rows.put('a page', 'a')).rejects.toMatchObject(full);
    await db.transaction('rw', rows, async () => {
      room.make();
      await rows.put('a page', 'a');
    });
    expect(await rows.get('a')).toBe('a page');
    await expect(rows.put('another', 'b')).rejects.toMatchObject(full);
  });

  it('what is forgotten may use the reserve, but not its last bytes', async () => {
    await rows.bulkPut(['a', 'b'], ['a', 'b']);
    await look(LAST_RESERVE + MB);
    await db.transaction('rw', rows, todo, async () => {
      await rows.delete('a');
      await todo.put('a mark', 'a');
    });
    expect([await rows.count(), await todo.count()]).toEqual([1, 1]);

    await look(LAST_RESERVE - 1);
    await expect(rows.clear()).rejects.toMatchObject(full);
    expect(await rows.count()).toBe(1);
  });
});

describe('one writer', () => {
  it('never takes more than was free when somebody looked, in however many rows', async () => {
    await look(RESERVE + 9 * MB);
    let stored = 0;
    const write = async () => {
      for (let n = 0; n < 100; n++) {
        await rows.put(new Uint8Array(MB / 4), `row ${n}`);
        stored++;
      }
    };
    await expect(write()).rejects.toMatchObject(full);

    expect(await rows.count()).toBe(stored);
    expect(stored).toBeGreaterThan(0);
    expect(stored * (MB / 4)).toBeLessThan(9 * MB);
  });

  it('writes a transaction wholly or not at all', async () => {
    await look(RESERVE + 9 * MB);
    const names = Array.from({ length: 100 }, (_, n) => `row ${n}`);
    const together = db.transaction('rw', rows, async () => {
      for (const name of names) await rows.put(new Uint8Array(MB / 4), name);
    });
    await expect(together).rejects.toMatchObject(full);

    expect(await rows.count()).toBe(0);
  });

  it('is not held up where nobody can tell what is free', async () => {
    await look(Number.POSITIVE_INFINITY);
    await rows.put(new Uint8Array(8 * MB), 'key');
    expect(await rows.count()).toBe(1);
  });

  it('is asked about what it wrote while the disk was being asked', async () => {
    let tell = (_: number) => {};
    const slow = new Room(
      () =>
        new Promise((resolve) => {
          tell = resolve;
        }),
      () => 0,
    );
    const looking = slow.look();
    tell(RESERVE + 3 * MB);
    await looking;
    await slow.claim(2 * MB);

    await expect(slow.claim(2 * MB)).rejects.toMatchObject(full);
  });
});

it('asks no more often than four times a second', async () => {
  asked = 0;
  for (let n = 0; n < 10; n++) await room.look();
  expect(asked).toBe(0);
  clock += 251;
  await Promise.all(Array.from({ length: 10 }, () => room.look()));
  expect(asked).toBe(1);
});

it('a browser that cannot tell what is free stops nobody: what was last seen holds', async () => {
  let answer: () => Promise<number> = async () => RESERVE + 3 * MB;
  let time = 0;
  const unsure = new Room(
    () => answer(),
    () => time,
  );
  await unsure.look();
  await unsure.claim(2 * MB);
  answer = () => Promise.reject(new TypeError('The storage cannot be asked.'));
  time += 1000;
  await unsure.look();

  await unsure.claim(MB / 2);
  await expect(unsure.claim(MB)).rejects.toMatchObject(full); // what was written since counts
  answer = async () => AMPLE;
  time += 1000;
  await unsure.claim(MB);
});

it('to write no row at all takes no room', async () => {
  await look(LAST_RESERVE - 1);
  await expect(rows.bulkPut([])).resolves.not.toThrow();
});

describe('the door to the database', () => {
  it('looks before every transaction that may write, and once for all within it', async () => {
    const store = new Database('door');
    const before: string[] = [];
    store.room.look = async () => void before.push('looked');
    await store.transaction('rw', store.tasks, async () => {
      before.push('writes');
      await store.transaction('rw', store.tasks, async () => before.push('within'));
    });
    await store.transaction('r', store.tasks, async () => before.push('reads'));

    expect(before).toEqual(['looked', 'writes', 'within', 'reads']);
    await store.delete();
  });
});

it('weighs rows by what is large in them', () => {
  const row = { body: new Uint8Array(5000), url: 'x'.repeat(100), visits: [{ at: 1 }] };
  expect(weightOf([row, row])).toBeGreaterThan(2 * 5200);
  expect(weightOf([row, row])).toBeLessThan(2 * 5600);
  expect(weightOf([undefined, null, 1, true])).toBeLessThan(100);
});
