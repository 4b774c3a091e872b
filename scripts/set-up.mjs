/**
 * Everything `npm start` and `npm test` need on a fresh machine: the packages of the lockfile,
 * generated types, and a browser. Uses only what Node brings, since nothing else may be there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium, findFirefox } from './find-browser.mjs';

const MARK = 'node_modules/.ambit-lock';

/** Programs that read Ambit's exports: without one, its tests are skipped. */
const READERS = [
  { name: 'wget', packages: 'wget', probe: ['wget', '--version'] },
  { name: 'HTTrack', packages: 'httrack', probe: ['httrack', '--version'] },
  {
    name: 'networkx',
    packages: 'python3 python3-networkx',
    probe: ['/usr/bin/python3', '-c', 'import networkx'],
  },
];

/** @param {{ firefox?: boolean, readers?: boolean }} [need] */
export function setUp(need = {}) {
  installPackages();
  run('npx', ['wxt', 'prepare']);
  const chromium = program('chromium', 'chromium', findChromium, true);
  const firefox = need.firefox ? program('Firefox', 'firefox-esr', findFirefox, false) : null;
  for (const { name, packages, probe } of need.readers ? READERS : []) {
    program(name, `--no-install-recommends ${packages}`, () => (works(probe) ? name : null), false);
  }
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
function program(name, packageName, find, required) {
  const found = find();
  if (found) return found;
  const command = `apt-get update && apt-get install -y ${packageName}`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No ${name} found; installing it…`);
    run('sh', ['-c', `${command} >/dev/null`]);
    const installed = find();
    if (installed) return installed;
  }
  const how = `sudo sh -c '${command}'`;
  const advice = `No ${name} was found. Install it and try again; on Debian: ${how}`;
  if (!required) {
    console.log(`${advice}\nGoing on without it.`);
    return null;
  }
  console.error(`${advice}\nOr name one: AMBIT_BROWSER=/path/to/chromium`);
  process.exit(1);
}

/** @param {string[]} command */
function works([file, ...words]) {
  return spawnSync(file, words, { stdio: 'ignore' }).status === 0;
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
