/** `npm test`: sets up, checks, builds for both browsers, runs every suite, and counts. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { run, setUp } from './set-up.mjs';

/** More files than this with a failing story are no browser's mishap. */
const FILES_TOLD_AGAIN = 3;

setUp({ firefox: true, readers: true });
run('npm', ['run', '-s', 'check']);
run('npx', ['wxt', 'build']);
run('npx', ['wxt', 'build', '-b', 'firefox']);

/**
 * How often each file's tests passed, failed and were skipped, the last time it was run.
 * @type {Map<string, { passed: number, failed: number, skipped: number }>}
 */
const counts = new Map();
const unit = runs('unit', process.argv.slice(2));
let e2e = runs('e2e', process.argv.slice(2));
const missed = [...counts].filter(([file, { failed }]) => failed && file.startsWith('tests/e2e/'));
if (!e2e && missed.length > 0 && missed.length <= FILES_TOLD_AGAIN) {
  // A browser on a busy machine may miss a moment: the whole file is told once more, in browsers
  // of its own. Each file named here has a fault to look into.
  const names = missed.map(([file]) => file);
  console.log(`telling again: ${names.join(', ')}`);
  e2e = runs('e2e', names);
  if (e2e) console.log(`passed at the second try: ${names.join(', ')}`);
}

/** @param {'passed' | 'failed' | 'skipped'} key */
const sum = (key) => [...counts.values()].reduce((total, file) => total + file[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exit(unit && e2e && sum('passed') > 0 ? 0 : 1);

/**
 * Runs one suite, or the files of it that are named, counts, and says whether all went well.
 * @param {string} project
 * @param {string[]} names
 */
function runs(project, names) {
  const report = `.output/tests-${project}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const words = [
    'vitest',
    'run',
    '--passWithNoTests',
    '--project',
    project,
    ...names,
    ...reporters,
  ];
  const { status } = spawnSync('npx', words, { stdio: 'inherit' });
  if (!existsSync(report)) return false;
  for (const file of JSON.parse(readFileSync(report, 'utf8')).testResults) {
    /** @type {string[]} */
    const ends = file.assertionResults.map((/** @type {{ status: string }} */ test) => test.status);
    const ended = (/** @type {string} */ how) => ends.filter((end) => end === how).length;
    const [passed, failed] = [ended('passed'), ended('failed')];
    counts.set(relative('.', file.name), {
      passed,
      // A file that could not be begun has no failed test, and failed.
      failed: Math.max(failed, file.status === 'failed' ? 1 : 0),
      skipped: ends.length - passed - failed,
    });
  }
  return status === 0;
}
