import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { blankDatabase } from './fresh-database.ts';

afterEach(() => vi.restoreAllMocks());

it('that could not be opened is opened when it is asked again', async () => {
  const opening = vi.spyOn(indexedDB, 'open');
  opening.mockImplementation(failing);
  const db = blankDatabase();
  await expect(db.settings.count()).rejects.toThrow('Internal error');

  await expect(db.settings.count()).rejects.toThrow('Internal error'); // still so
  opening.mockRestore(); // the browser threw it away, and could then make a new one
  expect(await db.settings.count()).toBe(0);
});

/** As Chromium does with a damaged database. */
function failing(): IDBOpenDBRequest {
  const error = new DOMException('Internal error opening backing store.', 'UnknownError');
  const request = { error } as IDBOpenDBRequest;
  const event = { target: request, preventDefault() {}, stopPropagation() {} } as unknown as Event;
  setTimeout(() => request.onerror?.(event));
  return request;
}
