/**
 * A browser's profile for one test: removed when the test has passed, and kept for a look when it
 * has failed. What a kill left behind is not made a second time.
 */
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { killBrowser } from './kills.ts';

export const FAILED_PROFILES = '.output/failed-profiles';

/** To be called within a test; `name` tells which. */
export function profileOf(name: string): string {
  const profile = mkdtempSync(join(tmpdir(), `ambit-${name}-`));
  onTestFinished(async ({ task }) => {
    await endProfile(profile, name, task.result?.state === 'fail');
  });
  return profile;
}

/** Returns where it is kept; null where it is not. */
export async function endProfile(
  profile: string,
  name: string,
  isFailed: boolean,
  folder = FAILED_PROFILES,
): Promise<string | null> {
  if (!existsSync(profile)) return null; // one of many that passed
  if (isFailed) await killBrowser(profile); // the test was left before it closed it
  const kept = isFailed ? keep(profile, name, folder) : null;
  rmSync(profile, { recursive: true, force: true });
  if (kept !== null) console.error(`The profile of the failed test is kept: ${kept}`);
  return kept;
}

function keep(profile: string, name: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  let n = 1;
  while (existsSync(join(folder, `${name}-${n}`))) n++;
  const kept = join(folder, `${name}-${n}`);
  // Sockets of the browser that ran cannot be copied, and lead nowhere.
  const filter = (file: string) => !lstatSync(file).isSocket();
  cpSync(profile, kept, { recursive: true, verbatimSymlinks: true, filter });
  return kept;
}
