import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { endProfile, FAILED_PROFILES } from './e2e/harness/kept-profile.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'ambit-kept-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function profileWith(text: string): string {
  const profile = fs.mkdtempSync(join(tmpdir(), 'ambit-profile-'));
  fs.mkdirSync(join(profile, 'Default'));
  fs.writeFileSync(join(profile, 'Default', 'trace'), text);
  return profile;
}

describe('the profile of a test', () => {
  it('that failed is kept whole, each under a number of its own', async () => {
    const profiles = ['first', 'second'].map(profileWith);
    const kept: (string | null)[] = [];
    for (const profile of profiles) kept.push(await endProfile(profile, 'kill', true, folder));

    expect(kept).toEqual([join(folder, 'kill-1'), join(folder, 'kill-2')]);
    const traces = kept.map((path) => fs.readFileSync(join(path!, 'Default', 'trace'), 'utf8'));
    expect(traces).toEqual(['first', 'second']);
    expect(profiles.filter((path) => fs.existsSync(path))).toEqual([]);
  });

  it('that passed is removed', async () => {
    const profile = profileWith('nothing');

    expect(await endProfile(profile, 'well', false, folder)).toBeNull();
    expect(fs.existsSync(profile)).toBe(false);
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('well'))).toEqual([]);
  });

  it('is kept when a story fails in a run of its own, and where it is, is said', () => {
    const config = 'tests/fixtures/failing-story/vitest.config.ts';
    const words = ['vitest', 'run', '--config', config];
    const { status, stdout, stderr } = spawnSync('npx', words, { encoding: 'utf8' });
    const [, kept] = /is kept: (\S+)/.exec(stdout + stderr) ?? [];

    expect(status).toBe(1);
    expect(kept).toMatch(/^\.output\/failed-profiles\/fixture-failing-\d+$/);
    expect(fs.readFileSync(join(kept, 'trace'), 'utf8')).toBe('what was left');
    fs.rmSync(kept, { recursive: true });
    const others = fs.existsSync(FAILED_PROFILES) ? fs.readdirSync(FAILED_PROFILES) : [];
    expect(others.filter((name) => name.startsWith('fixture-passing'))).toEqual([]);
  });
});
