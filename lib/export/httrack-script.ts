/** A script that starts HTTrack with the files beside it: neither of them can hold a comment. */
import { oneLine } from './escape/markdown.ts';
import { shellWord } from './escape/shell.ts';
import { fileStem } from './file-name.ts';
import { robotsNote } from './robots-note.ts';
import type { SiteExport } from './site-export.ts';

export function* httrackScript(
  { name }: SiteExport,
  files: { rules: string; list: string },
): Generator<string> {
  const { rules, list } = files;
  yield '#!/bin/sh\n';
  yield `# ${oneLine(name)}: saves every address of ${list} and what ${rules} takes in; ` +
    'both must lie beside this script.\n';
  yield '# Options given to the script go to HTTrack, for example -c2 for two connections at a ' +
    'time.\n';
  yield robotsNote('HTTrack', '-s0');
  yield 'cd "$(dirname "$0")" || exit 1\n';
  yield `exec httrack -%L ${shellWord(list)} -%S ${shellWord(rules)} -O ` +
    `${shellWord(`${fileStem(name)}-mirror`)} "$@"\n`;
}
