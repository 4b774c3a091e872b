/**
 * Reads a project line by line. Nothing is believed: each line is checked, and the file as a whole
 * by its count and checksum, which are known only at the end; so read it once to check it and again
 * to use it. Whatever is wrong is said in a sentence, as a `ProjectRefused`.
 */

import { textLines } from '../lines.ts';
import type { Pieces } from '../pieces.ts';
import { Sha256 } from '../sha256.ts';
import {
  PROJECT_VERSION,
  type ProjectEntry,
  type ProjectHead,
  type ProjectRefusal,
  ProjectRefused,
} from './project.ts';
import { parseEnd, parseEntry, parseHead, parseOpening } from './project-schema.ts';

export type ProjectLine = { head: ProjectHead } | ProjectEntry;

/** As long as the longest record may be, in characters. */
const LONGEST_LINE = 24 * 1024 * 1024;
/**
 * Objects and arrays in a line: empty ones take twenty times as much memory as they take letters.
 */
const MOST_THINGS = 1_000_000;
/** A person's browsing of years; what is longer was not made by Ambit. */
const LONGEST_FILE = 4 * 1024 ** 3;

export async function* readProject(
  pieces: Pieces,
  longest = LONGEST_FILE,
): AsyncGenerator<ProjectLine> {
  const sum = new Sha256();
  const encoder = new TextEncoder();
  let number = 0;
  let length = 0;
  let ended = false;
  for await (const line of textLines(pieces, LONGEST_LINE)) {
    number++;
    length += line === null ? Number.POSITIVE_INFINITY : line.length + 1;
    if (line === null || length > longest) throw refused('large');
    if (ended) throw damaged(number);
    const raw = parsed(line, number);
    if (number === 1) yield { head: headOf(raw) };
    else {
      const end = parseEnd(raw);
      ended = end !== null;
      if (end === null) yield entryOf(raw, number);
      else if (end.end.entries !== number - 2 || end.end.sha256 !== sum.hex()) {
        throw refused('checksum');
      }
    }
    if (!ended) sum.add(encoder.encode(`${line}\n`));
  }
  if (!ended) {
    throw refused(number === 0 ? 'empty' : 'end');
  }
}

function parsed(line: string, number: number): unknown {
  if (line.length > MOST_THINGS && bracketsIn(line) > MOST_THINGS) throw refused('large');
  try {
    return JSON.parse(line);
  } catch {
    throw number === 1 ? refused('foreign') : damaged(number);
  }
}

function bracketsIn(line: string): number {
  let count = 0;
  for (let i = 0; i < line.length; i++) {
    const sign = line.charCodeAt(i);
    if (sign === OPEN_OBJECT || sign === OPEN_ARRAY) count++;
  }
  return count;
}
const [OPEN_ARRAY, OPEN_OBJECT] = [91, 123];

function headOf(raw: unknown): ProjectHead {
  const opening = parseOpening(raw);
  if (opening === null) throw refused('foreign');
  const { ambit: _, version, ...rest } = opening;
  if (version > PROJECT_VERSION) {
    throw refused('newer');
  }
  const head = parseHead(rest);
  if (head === null) throw damaged(1);
  return head;
}

function entryOf(raw: unknown, number: number): ProjectEntry {
  const entry = parseEntry(raw);
  if (entry === null) throw damaged(number);
  return entry;
}

const SENTENCES: Record<Exclude<ProjectRefusal, 'line'>, string> = {
  large: 'This file is too large.',
  empty: 'This file is empty.',
  foreign: 'This is not a project file of Ambit.',
  newer: 'This project was saved by a newer version of Ambit. Update Ambit to open it.',
  checksum: 'This file is damaged: its checksum does not fit its content.',
  end: 'This file is damaged: its end is missing.',
};
const refused = (why: keyof typeof SENTENCES) => new ProjectRefused(why, 0, SENTENCES[why]);
const damaged = (line: number) =>
  new ProjectRefused('line', line, `This file is damaged: line ${line} cannot be read.`);
