import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, expect, it } from 'vitest';
import { LAST_RESERVE, RESERVE, Room } from '../../lib/store/room.ts';

let free = RESERVE;
let clock = 0;
const room = new Room(
  async () => free,
  () => (clock += 1000),
);
const db = new Dexie('room');
db.version(1).stores({ rows: '' });
db.use(room.keeper);
const rows = db.table<string, string>('rows');
afterEach(() => rows.clear());

const full = { name: 'QuotaExceededError' };

it('lets nothing be written once the disk is almost full, and everything be read', async () => {
  await rows.put('old', 'key');
  free = RESERVE - 1;
  await room.look();

  await expect(rows.put('new', 'key')).rejects.toMatchObject(full);
  await expect(db.transaction('rw', rows, () => rows.put('new', 'key'))).rejects.toMatchObject(
    full,
  );
  expect(await rows.get('key')).toBe('old');

  free = RESERVE;
  await room.look();
  await rows.put('new', 'key');
  expect(await rows.get('key')).toBe('new');
});

it('lets what is forgotten use the reserve, but not its last bytes', async () => {
  await rows.put('old', 'key');
  free = LAST_RESERVE;
  await room.look(LAST_RESERVE);
  await rows.delete('key');
  expect(await rows.count()).toBe(0);

  free--;
  await room.look(LAST_RESERVE);
  await expect(rows.clear()).rejects.toMatchObject(full);
  free = RESERVE;
  await room.look();
});
