/**
 * `npm run torture [-- --minutes N] [suite…]`: tries to break every promise of PROMISES.md, at full
 * length. All suites share the minutes; one that is cut short says how far it came, and one that
 * could not be ended in time fails.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { run, setUp } from './set-up.mjs';

/** In this order, the short ones first. */
const SUITES = {
  messages: {
    project: 'unit',
    files: ['tests/torture/exactly-once.test.ts', 'tests/background/orders.test.ts'],
  },
  hostile: { project: 'unit', files: ['tests/torture/hostile-cases.test.ts'] },
  upgrades: { project: 'unit', files: ['tests/store/upgrades.test.ts'] },
  'upgrade-kills': { project: 'e2e', files: ['tests/e2e/kill-upgrade.test.ts'] },
  'hostile-browser': {
    project: 'e2e',
    files: ['tests/e2e/heavy-pages.test.ts', 'tests/e2e/hostile-generated.test.ts'],
  },
  database: { project: 'e2e', files: ['tests/e2e/broken-database.test.ts'] },
  full: { project: 'e2e', files: ['tests/e2e/full.test.ts', 'tests/e2e/full-disk.test.ts'] },
  'import-full': { project: 'e2e', files: ['tests/e2e/import-full.test.ts'] },
  silence: { project: 'e2e', files: ['tests/e2e/silence.test.ts'] },
  reloads: { project: 'e2e', files: ['tests/e2e/reload.test.ts'] },
  'flood-tab': { project: 'e2e', files: ['tests/e2e/flood-tab.test.ts'] },
  load: { project: 'e2e', files: ['tests/e2e/load.test.ts'] },
  'delete-race': { project: 'e2e', files: ['tests/e2e/delete-race.test.ts'] },
  'service-worker': { project: 'e2e', files: ['tests/e2e/kill-service-worker.test.ts'] },
  browser: { project: 'e2e', files: ['tests/e2e/kill-browser.test.ts'] },
  companion: { project: 'e2e', files: ['tests/e2e/kill-companion.test.ts'] },
  'firefox-reloads': { project: 'e2e', files: ['tests/e2e/reload-firefox.test.ts'] },
  'firefox-silence': { project: 'e2e', files: ['tests/e2e/silence-firefox.test.ts'] },
  firefox: { project: 'e2e', files: ['tests/e2e/kill-firefox.test.ts'] },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(SUITES);
const strange = names.filter((name) => !(name in SUITES));
const minutes = Number(values.minutes);
if (strange.length > 0 || !(minutes > 0)) {
  console.error(`npm run torture [-- --minutes N] [${Object.keys(SUITES).join('|')}]…`);
  process.exit(2);
}

const inFirefox = names.some((name) => name.startsWith('firefox') || name === 'import-full');
setUp({ firefox: inFirefox });
run('npx', ['wxt', 'build']);
if (inFirefox) run('npx', ['wxt', 'build', '-b', 'firefox']);

const end = Date.now() + minutes * 60_000;
const failed = [];
for (const [i, name] of names.entries()) {
  const left = (end - Date.now()) / 60_000;
  if (left <= 0 || !(await passes(name, left, left / (names.length - i)))) failed.push(name);
}
console.log(
  failed.length === 0
    ? `torture: ${names.join(', ')} withstood`
    : `torture: ${failed.join(', ')} did not withstand, or had no time left`,
);
process.exit(failed.length === 0 ? 0 : 1);

/**
 * A suite is to take its `share` of the minutes, and is ended when none are `left`.
 * @param {string} name
 * @param {number} left
 * @param {number} share
 * @returns {Promise<boolean>}
 */
function passes(name, left, share) {
  const { project, files } = SUITES[/** @type {keyof typeof SUITES} */ (name)];
  const suite = spawn('npx', ['vitest', 'run', '--project', project, ...files], {
    stdio: 'inherit',
    detached: true, // a process group of its own, so that its browsers are ended with it
    env: { ...process.env, AMBIT_TORTURE: '1', AMBIT_TORTURE_MINUTES: String(share) },
  });
  const stop = () => suite.pid !== undefined && process.kill(-suite.pid, 'SIGKILL');
  const timer = setTimeout(stop, left * 60_000);
  process.once('SIGINT', stop);
  return new Promise((resolve) => {
    suite.once('exit', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', stop);
      resolve(code === 0);
    });
  });
}
