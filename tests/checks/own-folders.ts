import { dirname, join } from 'node:path';
import { importsOf } from './sources.ts';

/** What several windows show, which each of them may import. */
const SHARED = 'shared';

/**
 * Every import in `source` of what is another's own, as sentences. An entry point's files are its
 * own; so is a folder of `lib/windows`, but for the entry point that has its name.
 */
export function trespasses(file: string, source: string): string[] {
  const here = ownFolder(file);
  return importsOf(source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => ownFolder(join(dirname(file), specifier)))
    .filter((there) => there !== null && !mayEnter(here, there))
    .map((there) => `${file}: ${there!.path} is another's own`);
}

interface Own {
  path: string;
  top: 'entrypoints' | 'lib/windows';
  name: string;
}

/** The entry point or the window that a file belongs to; null for files of any other room. */
function ownFolder(file: string): Own | null {
  const found = /^(entrypoints|lib\/windows)\/([^/]+)/.exec(file);
  if (found === null) return null;
  const [path, top, name] = found;
  return { path, top: top as Own['top'], name: name.replace(/\.tsx?$/, '') };
}

function mayEnter(here: Own | null, there: Own): boolean {
  if (there.top === 'lib/windows' && there.name === SHARED) return true; // as the table allows
  if (here === null || here.name !== there.name) return false;
  return here.top === 'entrypoints' || there.top === 'lib/windows';
}
