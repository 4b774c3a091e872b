/** Room for Ambit's database, taken away and given back by the browser's debugger. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ambit, CHROME_BUILD } from './chromium.ts';

/** The built extension, held to the browser's quota: with the permission it has none to exceed. */
export function withoutUnlimitedStorage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ambit-build-'));
  cpSync(CHROME_BUILD, folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"unlimitedStorage",', ''));
  return folder;
}

/**
 * Returns how to let the database grow by so many bytes; by all the disk has, when not said. The browser
 * remembers for a while how much room there is, so less of it should come right after a start.
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
