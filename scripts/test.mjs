/** `npm test`: sets up, checks, builds for both browsers, runs every suite, and counts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { COUNTED } from './count-tests.mjs';
import { run, setUp } from './set-up.mjs';
import { closingLines, toTellAgain } from './tell-again.mjs';

setUp({ firefox: true, readers: true });
run('npm', ['run', '-s', 'check']);
run('npx', ['wxt', 'build']);
run('npx', ['wxt', 'build', '-b', 'firefox']);

/**
 * How often each file's tests passed, failed and were skipped, the last time it was run.
 * @type {Map<string, import('./tell-again.mjs').Counts>}
 */
const counts = new Map();
const names = process.argv.slice(2);
const unit = runs('unit', names);
const first = runs('e2e', names);
// In browsers of their own. Each file named here has a fault to look into.
const again = toTellAgain(first.failed, first.strays);
if (again.length > 0) console.log(`telling again: ${again.join(', ')}`);
const e2e = again.length > 0 ? runs('e2e', again) : first;

const lines = closingLines(counts.values(), again);
for (const line of lines) console.log(line);
const passed = [...counts.values()].reduce((total, file) => total + file.passed, 0);
process.exit(unit.isWell && e2e.isWell && passed > 0 ? 0 : 1);

/**
 * Runs one suite, or the files of it that are named, counts, and tells which failed.
 * @param {string} project
 * @param {string[]} files
 */
function runs(project, files) {
  mkdirSync(dirname(COUNTED), { recursive: true });
  rmSync(COUNTED, { force: true });
  const reporters = ['--reporter=default', '--reporter=./scripts/count-tests.mjs'];
  const words = ['vitest', 'run', '--passWithNoTests', '--project', project, ...files];
  const { status } = spawnSync('npx', [...words, ...reporters], { stdio: 'inherit' });
  if (!existsSync(COUNTED)) return { isWell: false, failed: [], strays: 0 };
  const counted = JSON.parse(readFileSync(COUNTED, 'utf8'));
  /** @type {[string, import('./tell-again.mjs').Counts][]} */
  const ended = counted.files;
  for (const [file, count] of ended) counts.set(file, count);
  const failed = ended.filter(([, count]) => count.failed > 0).map(([file]) => file);
  return { isWell: status === 0, failed, strays: /** @type {number} */ (counted.strays) };
}
