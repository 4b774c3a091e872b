/**
 * Who may import whom, read from the table of rooms in DESIGN.md, so that there is no second copy.
 * A room is a folder or a file; a file belongs to the innermost room that holds it. A word in the
 * last column names a room (`url` is `lib/url`), the rooms inside it, or a package; `rooms` stands
 * for all that is shipped. A room may always import itself.
 */
import { importsOf, type SourceFile, targetOf } from './sources.ts';

export interface Room {
  /** Mostly one; a room may be a file and the folder beside it. */
  paths: string[];
  mayImport: string[];
}

/** The rooms of the table that has a column "may import". */
export function roomsIn(design: string): Room[] {
  const lines = design.split('\n');
  const head = lines.findIndex((line) => /^\|\s*room\s*\|.*\|\s*may import\s*\|$/.test(line));
  const end = lines.findIndex((line, i) => i > head && !line.startsWith('|'));
  return lines.slice(head + 2, end < 0 ? undefined : end).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const words = cells[3].split(/,\s*/).filter((word) => word !== 'nothing');
    return {
      paths: [...cells[1].matchAll(/`([^`]+)`/g)].map((match) => match[1]),
      mayImport: words,
    };
  });
}

/** The innermost room that holds a file. */
export function roomOf(rooms: Room[], file: string): Room | null {
  let best: Room | null = null;
  let longest = 0;
  for (const room of rooms)
    for (const path of room.paths)
      if (path.length > longest && holds(path, file)) [best, longest] = [room, path.length];
  return best;
}

/** Every import that a file may not have, as sentences. */
export function violations(rooms: Room[], { file, source }: SourceFile): string[] {
  const room = roomOf(rooms, file);
  if (room === null) return [`${file}: is in no room`];
  return importsOf(source)
    .map((specifier) => targetOf(file, specifier))
    .filter((target) => roomOf(rooms, target) !== room)
    .filter((target) => !room.mayImport.some((word) => allows(rooms, word, target)))
    .map((target) => `${file}: ${room.paths[0]} may not import ${target}`);
}

/** What the table allows and nobody does, as sentences. */
export function unused(rooms: Room[], sources: SourceFile[]): string[] {
  return rooms.flatMap((room) => {
    const targets = sources
      .filter(({ file }) => roomOf(rooms, file) === room)
      .flatMap(({ file, source }) =>
        importsOf(source).map((specifier) => targetOf(file, specifier)),
      )
      .filter((target) => roomOf(rooms, target) !== room);
    return room.mayImport
      .filter((word) => !targets.some((target) => allows(rooms, word, target)))
      .map((word) => `${room.paths[0]} imports nothing of ${word}`);
  });
}

function allows(rooms: Room[], word: string, target: string): boolean {
  if (word === 'rooms') return /^(lib|components)\//.test(target);
  const paths = [`lib/${word}`, `lib/${word}.ts`, word];
  const named = rooms.some((room) => room.paths.some((path) => paths.includes(path)));
  if (named) return paths.some((path) => holds(path, target));
  return holds(word, target);
}

const holds = (path: string, file: string): boolean =>
  file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}:`);
