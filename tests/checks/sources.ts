/** The files of the house as text, and what each of them imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Everything that is shipped, and the laboratory beside it. */
export const TOPS = ['lib', 'components', 'entrypoints', 'lab'];

export interface SourceFile {
  file: string;
  source: string;
}

/** All TypeScript files below `tops`, by name. */
export function sourcesOf(tops: string[]): SourceFile[] {
  return tops
    .flatMap((top) =>
      readdirSync(top, { recursive: true, encoding: 'utf8' }).map((file) => join(top, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

/** Module specifiers of all static, re-exporting and dynamic imports, in order. */
export function importsOf(source: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\s]+)\1/g;
  return [...source.matchAll(pattern)].map((match) => match[2]);
}

/** The file that a relative specifier means, the specifier itself where it names a package. */
export const targetOf = (file: string, specifier: string): string =>
  specifier.startsWith('.') ? join(dirname(file), specifier.replace(/\?.*$/, '')) : specifier;

/** The files that can be reached from `roots` by imports, the roots among them. */
export function reached(sources: SourceFile[], roots: (file: string) => boolean): Set<string> {
  const found = new Map(sources.map(({ file, source }) => [file, source]));
  const seen = new Set<string>();
  const waiting = sources.map(({ file }) => file).filter(roots);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = found.get(file);
    if (source === undefined || seen.has(file)) continue;
    seen.add(file);
    for (const specifier of importsOf(source)) waiting.push(targetOf(file, specifier));
  }
  return seen;
}
