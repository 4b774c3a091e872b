import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { renewLog } from '../../lib/store/fresh-log.ts';

describe('renewing the log', () => {
  it('writes more than a log holds, none of it alike, and leaves nothing', async () => {
    const databases = new IDBFactory();
    let bytes = 0;
    await renewLog(databases, (row) => {
      bytes += row.length;
    });

    expect(bytes).toBeGreaterThan(4 * 1024 * 1024);
    expect(await databases.databases()).toEqual([]);
  });

  it('leaves nothing where there is no room for it, and says so', async () => {
    const databases = new IDBFactory();
    const full = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };

    await expect(renewLog(databases, full)).rejects.toThrow('No room.');
    expect(await databases.databases()).toEqual([]);
  });
});
