/** Room for Ambit's database, taken away and given back by the browser's debugger. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ambit, CHROME_BUILD } from './chromium.ts';

/**
 * The built extension, held to the browser's quota: with the permission it has none to exceed. Nor
 * has it leave to note that its log was renewed, and so leaves that alone: the browser would learn
 * from it, before a test can say otherwise, that there is room.
 */
export function withoutUnlimitedStorage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ambit-build-'));
  cpSync(CHROME_BUILD, folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const withheld = ['unlimitedStorage', 'storage'];
  const permissions = manifest.permissions.filter((one: string) => !withheld.includes(one));
  writeFileSync(file, JSON.stringify({ ...manifest, permissions }));
  return folder;
}

/**
 * Returns how to let the database grow by so many bytes; by all the disk has, when not said.
 * The browser remembers for a while how much room there is, so less of it should come right
 * after a start.
 */
export async function roomFor(ambit: Ambit): Promise<(bytes?: number) => Promise<void>> {
  // The limit lasts as long as this session.
  const session = await ambit.context.newCDPSession(ambit.own);
  const origin = ambit.url('').replace(/\/$/, '');
  return async (bytes) => {
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
    const quota = bytes === undefined ? {} : { quotaSize: usage + bytes };
    await session.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
  };
}
