/** `npm run screenshots`: every view in every state, in both colours and three widths. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { run, setUp } from './set-up.mjs';

setUp();
run('npx', ['wxt', 'build']);
rmSync('.output/screens', { recursive: true, force: true });
const stories = readdirSync('tests/e2e')
  .map((file) => `tests/e2e/${file}`)
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('pictures('));
process.env.AMBIT_SCREENS = '1';
run('npx', ['vitest', 'run', '--project', 'e2e', ...stories]);
console.log(`${readdirSync('.output/screens').length} pictures in .output/screens`);
