/** What our tests take HTTrack's rules to mean is what HTTrack itself takes them to mean. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scopeOf } from '../../../lib/boundary/scope/scope.ts';
import { siteExport } from '../../../lib/export/site-export.ts';
import { httrackReader } from '../../oracles/httrack-filters.ts';
import { members } from '../hostile-sites.ts';
import { written } from '../written.ts';
import { run, runs } from './tools.ts';

const PAIRS = 100;

it.skipIf(!runs('httrack', '--version'))('reads hostile rules as HTTrack does', async () => {
  const pairs = fc.sample(members, { numRuns: 60, seed: 8 }).flatMap((all) => {
    const scope = scopeOf(all, { wrong: 200 });
    const site = siteExport({ name: 'a', madeAt: 0, members: all, scope });
    const rules = written('httrack', site)['httrack-rules.txt'].split('\n').slice(1, -1);
    return rules.flatMap((rule) =>
      all
        .map(({ url }) => ({ rule: rule.slice(1), url }))
        // A rule and an address with nothing in common say little.
        .filter(({ rule, url }) => url.includes(rule.split(/[/*]/, 1)[0])),
    );
  });
  const asked = pairs.filter((_, i) => i % Math.ceil(pairs.length / PAIRS) === 0);
  const said = await Promise.all(
    asked.map(async ({ rule, url }) => {
      const { stdout } = await run('httrack', ['-#0', rule, url.slice(url.indexOf('://') + 3)]);
      return { rule, url, fits: !stdout.includes('NOT match') };
    }),
  );

  expect(said).toEqual(
    asked.map(({ rule, url }) => ({ rule, url, fits: httrackReader(`-*\n+${rule}`)(url) })),
  );
  expect(new Set(said.map(({ fits }) => fits)).size).toBe(2);
  expect(said.some(({ rule, fits }) => fits && rule.includes('*[\\*]'))).toBe(true);
});
