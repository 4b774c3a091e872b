/**
 * The two walks of DESIGN.md: numbered lines, each naming in backticks the files it goes through
 * and what is called there. A walk is true when each name stands in a file of its line; its hops
 * are the files it enters.
 */
export interface Step {
  files: string[];
  /** What stands in one of the files: functions, classes, methods, messages. */
  names: string[];
}

/** The lines below a heading, in order. */
export function walkOf(design: string, heading: string): Step[] {
  const from = design.indexOf(`## ${heading}\n`);
  if (from < 0) return [];
  const section = design.slice(from).split(/\n## /)[0];
  return section
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .map((line) => {
      const told = [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
      const isFile = (name: string) => /\.tsx?$/.test(name);
      return { files: told.filter(isFile), names: told.filter((name) => !isFile(name)) };
    });
}

/** What a walk names and its files do not have, as sentences. */
export function untrue(walk: Step[], read: (file: string) => string | null): string[] {
  return walk.flatMap(({ files, names }) => {
    const words = files.map((file) => read(file)?.split(/[^\w-]+/) ?? null);
    const gone = files.filter((_, i) => words[i] === null).map((file) => `${file} is not there`);
    const unsaid = names.filter((name) => !words.some((said) => said?.includes(name)));
    return [...gone, ...unsaid.map((name) => `${files.join(', ')}: no ${name}`)];
  });
}
