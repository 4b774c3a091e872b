/** Files that any part of Ambit hands over, also one without a window, as they lie in a folder. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'puppeteer-core';
import type { Ambit } from './chromium.ts';
import { debuggingAddress } from './kills.ts';

export class DownloadFolder {
  readonly #path = mkdtempSync(join(tmpdir(), 'ambit-downloads-'));

  private constructor(readonly release: () => Promise<void>) {}

  /** From now on, downloads of this browser go to the folder. */
  static async of(ambit: Ambit): Promise<DownloadFolder> {
    const browser = await connect({ browserWSEndpoint: debuggingAddress(ambit) });
    const folder = new DownloadFolder(() => browser.disconnect());
    const session = await browser.target().createCDPSession();
    const where = { behavior: 'allow', downloadPath: folder.#path } as const;
    await session.send('Browser.setDownloadBehavior', where);
    return folder;
  }

  /** Names of files that are whole. */
  names = (): string[] => readdirSync(this.#path).filter((name) => !name.endsWith('.crdownload'));

  text = (name: string): string => readFileSync(join(this.#path, name), 'utf8');
}
