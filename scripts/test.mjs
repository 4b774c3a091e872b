/** `npm test`: sets up, checks, builds for both browsers, runs every suite, and counts. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run, setUp } from './set-up.mjs';

setUp({ firefox: true, readers: true });
run('npm', ['run', '-s', 'check']);
run('npx', ['wxt', 'build']);
run('npx', ['wxt', 'build', '-b', 'firefox']);

const total = { passed: 0, failed: 0, skipped: 0 };
let ok = true;
for (const project of ['unit', 'e2e']) {
  const report = `.output/tests-${project}.json`;
  rmSync(report, { force: true });
  const words = ['vitest', 'run', '--project', project, ...process.argv.slice(2)];
  const names = ['default', 'json', './tests/second-tries.ts'];
  const reporters = [...names.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`];
  const { status } = spawnSync('npx', [...words, ...reporters], { stdio: 'inherit' });
  ok &&= status === 0;
  if (!existsSync(report)) continue;
  const counts = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += counts.numPassedTests;
  total.failed += counts.numFailedTests;
  total.skipped += counts.numPendingTests;
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`tests: ${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(ok && total.failed === 0 && total.passed > 0 ? 0 : 1);
