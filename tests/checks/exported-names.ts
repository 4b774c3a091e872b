/** Names that several files export: one word for two things, or two definitions of one thing. */
import type { SourceFile } from './sources.ts';

const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** `name: file, file` for each name that more than one file defines and exports. */
export function namesExportedTwice(files: readonly SourceFile[]): string[] {
  const places = new Map<string, string[]>();
  for (const { file, source } of files) {
    for (const name of new Set(exportedNames(source))) {
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([name, where]) => `${name}: ${where.join(', ')}`)
    .sort();
}

/**
 * What a file itself defines and exports by name; what it passes on, and its default, do not count.
 */
export function exportedNames(source: string): string[] {
  const own = source.replace(/`(?:\\.|[^`\\])*`/gs, ''); // a file may write another
  const declared = [...own.matchAll(DECLARED)].map(([, name]) => name);
  const listed = [...own.matchAll(/^export (?:type )?\{([^}]*)\}\s*;/gm)].flatMap(([, list]) =>
    list.split(',').map(
      (one) =>
        one
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  return [...declared, ...listed.filter((name) => name !== '' && name !== 'default')];
}
