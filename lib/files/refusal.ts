import type { ProjectRefusal } from '../export/project/project.ts';
import { type Plain, say } from '../say.ts';

const WORDS: Record<Exclude<ProjectRefusal, 'line'>, Plain> = {
  large: 'importTooLarge',
  empty: 'importEmpty',
  foreign: 'importForeign',
  newer: 'importNewer',
  checksum: 'importChecksum',
  end: 'importCut',
};

/** Why a project file was not read, in a sentence. */
export const projectRefusal = (why: string, line: number): string =>
  why === 'line' ? say('importLine', line) : say(WORDS[why as keyof typeof WORDS]);
