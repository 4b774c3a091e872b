/** Another extension beside Ambit, with every right it can ask for and no good intentions. */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface HostileExtension {
  folder: string;
  /** A page of its own, for its code to run in. */
  page: string;
  id: string;
}

export function makeHostileExtension(): HostileExtension {
  const folder = mkdtempSync(join(tmpdir(), 'ambit-hostile-'));
  const manifest = {
    manifest_version: 3,
    name: 'Hostile',
    version: '1',
    permissions: ['scripting', 'tabs', 'management', 'storage'],
    host_permissions: ['<all_urls>'],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'hostile.html'), '<!doctype html><title>Hostile</title>');
  const id = idOf(folder);
  return { folder, id, page: `chrome-extension://${id}/hostile.html` };
}

/** Chromium names an unpacked extension after its folder. */
const idOf = (folder: string): string =>
  [...createHash('sha256').update(folder).digest('hex').slice(0, 32)]
    .map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)])
    .join('');
