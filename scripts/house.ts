/**
 * `npm run -s house`: the house in figures. How many files there are and how long, what entry
 * points import of each other, names with two homes, lines that are too long, and how many hops
 * a page and a question take (DESIGN.md).
 */
import { readFileSync } from 'node:fs';
import { namesExportedTwice } from '../tests/checks/exported-names.ts';
import { importsOf, type SourceFile, sourcesOf, targetOf } from '../tests/checks/sources.ts';
import { walkOf } from '../tests/checks/walks.ts';

const SHIPPED = ['lib', 'components', 'entrypoints'];
const shipped = sourcesOf(SHIPPED);
const design = readFileSync('DESIGN.md', 'utf8');

tell('shipped', shipped);
tell('laboratory', sourcesOf(['lab']));
tell('tests and scripts', sourcesOf(['tests', 'scripts']));
const entries = shipped.filter(({ file }) => file.startsWith('entrypoints/'));
const mains = entries.filter(({ file }) => /^entrypoints\/([^/]+|[^/]+\/main\.tsx?)$/.test(file));
console.log(`longest entry point: ${longest(mains)}`);
console.log(`imports between entry points: ${entries.flatMap(toOthers).length}`);
console.log(`names exported by two files: ${namesExportedTwice(shipped).length}`);
console.log(`words of DESIGN.md: ${design.split(/\s+/).filter(Boolean).length}`);
for (const walk of ['The walk of a page', 'The walk of a question'])
  console.log(
    `${walk.toLowerCase()}: ${walkOf(design, walk).flatMap(({ files }) => files).length} hops`,
  );

function tell(name: string, sources: SourceFile[]): void {
  const sizes = sources.map(({ source }) => lines(source).length).sort((a, b) => a - b);
  const widest = Math.max(
    ...sources.flatMap(({ source }) => lines(source).map((line) => line.length)),
  );
  console.log(
    `${name}: ${sizes.length} files, median ${sizes[sizes.length >> 1]} lines, ` +
      `longest ${longest(sources)}, widest line ${widest}`,
  );
}

function longest(sources: SourceFile[]): string {
  const [first] = sources.toSorted((a, b) => lines(b.source).length - lines(a.source).length);
  return `${first.file} (${lines(first.source).length})`;
}

/** What a file imports of another entry point. */
function toOthers({ file, source }: SourceFile): string[] {
  const of = (path: string) => path.split('/')[1];
  return importsOf(source)
    .map((specifier) => targetOf(file, specifier))
    .filter((target) => target.startsWith('entrypoints/') && of(target) !== of(file));
}

/** Lines without the empty one behind the last line's end. */
function lines(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}
