import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { closingLines, isToldOnce, toTellAgain } from '../../scripts/tell-again.mjs';

const at = (name: string) => `tests/e2e/${name}.test.ts`;
const counts = { passed: 5, failed: 0, skipped: 0 };

describe('a file of browser stories that failed', () => {
  it('is told again, up to three of them', () => {
    const three = ['atlas', 'panel', 'export'].map(at);
    expect(toTellAgain(three.slice(0, 1), 0)).toEqual([at('atlas')]);
    expect(toTellAgain(three, 0)).toEqual(three);
    expect(toTellAgain([...three, at('story')], 0)).toEqual([]);
    expect(toTellAgain([], 0)).toEqual([]);
  });

  it('is not told again where it would turn nothing green', () => {
    expect(toTellAgain([at('atlas'), at('privacy')], 0)).toEqual([]);
    expect(toTellAgain([at('atlas'), 'tests/url/aliases.test.ts'], 0)).toEqual([]);
  });

  it('is not told again while an error is nobody’s', () => {
    expect(toTellAgain([at('atlas')], 1)).toEqual([]);
  });

  it.each([
    ...['kill-browser', 'kill-companion', 'kill-firefox', 'kill-service-worker', 'kill-upgrade'],
    ...[
      'forgotten',
      'delete-race',
      'delete',
      'privacy',
      'intruders',
      'silence',
      'full',
      'full-disk',
    ],
    ...['broken-database', 'import-full', 'flood-tab', 'reload', 'reload-firefox'],
    ...['forgotten-firefox', 'hostile-pages', 'load', 'private-windows', 'unreachable'],
  ])('is never told again if it is about what must not be lost: %s', (name) => {
    expect(toTellAgain([at(name)], 0)).toEqual([]);
  });

  it('is one by its name, and whoever kills, intrudes or searches for traces is named so', () => {
    const means =
      /harness\/(damage|doomed|intact|profile-search|quota|any-browser)|every-message|killBrowser/;
    const files = readdirSync('tests/e2e').filter((name) => name.endsWith('.test.ts'));
    const losing = files.filter((name) => means.test(readFileSync(`tests/e2e/${name}`, 'utf8')));

    expect(losing.length).toBeGreaterThan(9);
    expect(losing.filter((name) => !isToldOnce(`tests/e2e/${name}`))).toEqual([]);
    const kinds =
      /^(broken|delete|flood|forg[eo]t|full|import-|intruder|kill|priva|reload|silence)/;
    const kin = files.filter((name) => kinds.test(name));
    expect(kin.filter((name) => !isToldOnce(`tests/e2e/${name}`))).toEqual([]);
    expect(isToldOnce(at('atlas'))).toBe(false);
  });
});

describe('a run closes', () => {
  it('with one line that counts', () => {
    expect(closingLines([counts, { ...counts, failed: 2 }], [])).toEqual([
      'tests: 10 passed, 2 failed',
    ]);
    expect(closingLines([{ ...counts, skipped: 1 }], [])).toEqual([
      'tests: 5 passed, 0 failed, 1 skipped',
    ]);
  });

  it('and says directly before it which files were told twice', () => {
    expect(closingLines([counts], [at('atlas'), at('panel')])).toEqual([
      'told twice: 2 (tests/e2e/atlas.test.ts, tests/e2e/panel.test.ts)',
      'tests: 5 passed, 0 failed',
    ]);
  });
});
