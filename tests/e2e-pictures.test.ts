/**
 * Stories run apart from each other, so only their text tells whether two pictures have one name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no two stories give their pictures the same name', () => {
  const stories = readdirSync('tests/e2e').filter((file) => file.endsWith('.test.ts'));
  const names = stories.flatMap((file) =>
    [...readFileSync(`tests/e2e/${file}`, 'utf8').matchAll(/pictures\([^,()]+, '([^']+)'/g)].map(
      ([, name]) => name,
    ),
  );

  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
