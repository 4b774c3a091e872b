/**
 * `npm run rebuild`: is the package a matter of its source alone? Two copies of what is committed,
 * in two places, one with packages installed anew without running any of their scripts, are built
 * for both browsers; every file must have the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const places = ['ambit-one-', 'ambit-the-other-place-'].map((name) =>
  mkdtempSync(join(tmpdir(), name)),
);
try {
  const [one, other] = places.map((place, i) => builtIn(place, i === 0));
  const different = [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => one.get(file) !== other.get(file),
  );
  for (const file of different) console.error(`differs: ${file}`);
  const all = createHash('sha256')
    .update(JSON.stringify([...one]))
    .digest('hex');
  console.log(`${one.size} files built twice, ${different.length} differ; sha256 of all ${all}`);
  process.exitCode = different.length === 0 && one.size > 0 ? 0 : 1;
} finally {
  for (const place of places) rmSync(place, { recursive: true, force: true });
}

/**
 * Builds what is committed in another place and gives the SHA-256 of every file.
 * @param {string} place
 * @param {boolean} anew
 */
function builtIn(place, anew) {
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', place], { input: archive });
  /** @param {string} command @param {string[]} words */
  const run = (command, ...words) =>
    execFileSync(command, words, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
  if (anew) run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  else symlinkSync(resolve('node_modules'), join(place, 'node_modules'));
  run('npx', 'wxt', 'build');
  run('npx', 'wxt', 'build', '-b', 'firefox');
  if (anew) run('npx', 'vitest', 'run', '--project', 'unit', 'tests/store', 'tests/url');
  const output = join(place, '.output');
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(output, file)).isFile())
    .sort();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(output, file)))
        .digest('hex'),
    ]),
  );
}
