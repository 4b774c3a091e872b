/** `npm run torture`: the suites that kill parts of Ambit, at full length. */
import { spawnSync } from 'node:child_process';
import { run, setUp } from './set-up.mjs';

setUp({ firefox: true });
run('npx', ['wxt', 'build']);
run('npx', ['wxt', 'build', '-b', 'firefox']);
const suites = ['tests/e2e/kill.test.ts', 'tests/e2e/firefox.test.ts'];
const words = ['vitest', 'run', '--project', 'e2e', ...suites, ...process.argv.slice(2)];
const { status } = spawnSync('npx', words, {
  stdio: 'inherit',
  env: { ...process.env, AMBIT_TORTURE: '1' },
});
process.exit(status ?? 1);
