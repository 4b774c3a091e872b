/**
 * Everything `npm start` and `npm test` need on a fresh machine: the packages of the lockfile,
 * generated types, and a browser. Uses only what Node brings, since nothing else may be there.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium, findFirefox } from './find-browser.mjs';

const MARK = 'node_modules/.ambit-lock';

/** @param {{ firefox?: boolean }} [need] */
export function setUp(need = {}) {
  installPackages();
  run('npx', ['wxt', 'prepare']);
  const chromium = browser('chromium', 'chromium', findChromium, true);
  const firefox = need.firefox ? browser('Firefox', 'firefox-esr', findFirefox, false) : null;
  return { chromium, firefox };
}

/** `npm ci`, when the packages are missing or are not those of the lockfile. */
function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  console.log('Installing packages…');
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(MARK, lock);
}

/**
 * @param {string} name
 * @param {string} packageName
 * @param {() => string | null | undefined} find
 * @param {boolean} required
 */
function browser(name, packageName, find, required) {
  const found = find();
  if (found) return found;
  const command = `apt-get update && apt-get install -y ${packageName}`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No ${name} found; installing it…`);
    run('sh', ['-c', `${command} >/dev/null`]);
    const installed = find();
    if (installed) return installed;
  }
  const advice = `No ${name} was found. Install it and try again; on Debian: sudo sh -c '${command}'`;
  if (!required) {
    console.log(`${advice}\nGoing on without it.`);
    return null;
  }
  console.error(`${advice}\nOr name one: AMBIT_BROWSER=/path/to/chromium`);
  process.exit(1);
}

/**
 * Runs a command and ends this process with its code when it fails.
 * @param {string} command
 * @param {string[]} words
 */
export function run(command, words) {
  try {
    execFileSync(command, words, { stdio: 'inherit' });
  } catch (error) {
    const { status } = /** @type {{ status?: number }} */ (error);
    console.error(`\`${command} ${words.join(' ')}\` failed.`);
    process.exit(status ?? 1);
  }
}
