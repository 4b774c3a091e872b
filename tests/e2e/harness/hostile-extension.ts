/** Another extension beside Ambit, with every right it can ask for and no good intentions. */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface HostileExtension {
  folder: string;
  /** A page of its own, for its code to run in. */
  page: string;
  /** Names by which Firefox is to know it. */
  uuids: Record<string, string>;
}

const ADDON = 'hostile@hostile.example';
const UUID = 'a3b17000-0000-4000-8000-00000000bad1';

export function makeHostileExtension(browser: 'Chromium' | 'Firefox'): HostileExtension {
  const folder = mkdtempSync(join(tmpdir(), 'ambit-hostile-'));
  const isFirefox = browser === 'Firefox';
  const told = { name: 'Hostile', version: '1' };
  const permissions = ['scripting', 'tabs', 'management', 'storage'];
  // Firefox gives rights to hosts without a question to add-ons of the older kind only,
  // as Ambit's is.
  const manifest = isFirefox
    ? {
        ...told,
        manifest_version: 2,
        permissions: [...permissions, '<all_urls>'],
        browser_specific_settings: { gecko: { id: ADDON } },
      }
    : { ...told, manifest_version: 3, permissions, host_permissions: ['<all_urls>'] };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const main = '<!doctype html><title>Hostile</title><main></main>';
  writeFileSync(join(folder, 'hostile.html'), main);
  const origin = isFirefox ? `moz-extension://${UUID}` : `chrome-extension://${idOf(folder)}`;
  return { folder, page: `${origin}/hostile.html`, uuids: { [ADDON]: UUID } };
}

/** Chromium names an unpacked extension after its folder. */
const idOf = (folder: string): string =>
  [...createHash('sha256').update(folder).digest('hex').slice(0, 32)]
    .map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)])
    .join('');
