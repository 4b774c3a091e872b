/**
 * A folder that is Ambit or a stand-in, whichever the browser finds there when it loads the
 * extension. Chromium tells unpacked extensions apart by their folder, so both have the same
 * database: the stand-in can put an old one there, and look at what a killed upgrade has left,
 * while no part of Ambit runs. Loaded again with Ambit in its place, it is an extension that
 * was updated.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROME_BUILD } from './chromium.ts';

/** Asked for by the background at the moments that are told; leads to whoever serves all hosts. */
const BELL = 'http://bell.example';

/**
 * Before the first line of the background: tells when the database is being upgraded, and
 * when it is open.
 */
const RINGING = `{
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...words) {
    const request = open.apply(this, words);
    if (words[0] !== 'ambit') return request;
    const ring = (what) => void fetch('${BELL}/' + what, { mode: 'no-cors' }).catch(() => {});
    request.addEventListener('upgradeneeded', () => ring('upgrading'));
    request.addEventListener('success', () => ring('opened'));
    return request;
  };
}
`;

export class SwappedBuild {
  readonly folder = mkdtempSync(join(tmpdir(), 'ambit-swapped-'));

  /** The built extension; all that is added is the bell. */
  beAmbit(): void {
    this.#empty();
    cpSync(CHROME_BUILD, this.folder, { recursive: true });
    this.#edit('background.js', (script) => RINGING + script);
    this.#edit('manifest.json', (text) =>
      text.replace("connect-src 'self'", `connect-src 'self' ${BELL}`),
    );
  }

  /** Nothing but a page without a script. */
  beStandIn(): void {
    this.#empty();
    const manifest = {
      manifest_version: 3,
      name: 'Stand-in',
      version: '0.0.1',
      permissions: ['unlimitedStorage'],
      background: { service_worker: 'stand-in.js' },
    };
    writeFileSync(join(this.folder, 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(this.folder, 'stand-in.js'), '');
    writeFileSync(join(this.folder, 'options.html'), '<main></main>');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #empty(): void {
    this.remove();
    mkdirSync(this.folder);
  }

  #edit(name: string, change: (text: string) => string): void {
    const file = join(this.folder, name);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing to change in ${name}.`);
    writeFileSync(file, after);
  }
}
