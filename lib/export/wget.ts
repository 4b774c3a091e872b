/**
 * A script for GNU wget: the listed addresses and what they need to be shown, from whatever host it
 * comes, and nothing that they merely link to. wget cannot hold a scope over several hosts,
 * but it can hold a list.
 */

import { oneLine } from './escape/markdown.ts';
import { shellWord } from './escape/shell.ts';
import { fileStem } from './file-name.ts';
import { robotsNote } from './robots-note.ts';
import type { SiteExport } from './site-export.ts';

export function* wgetScript(site: SiteExport, list: string): Generator<string> {
  yield '#!/bin/sh\n';
  yield `# ${oneLine(site.name)}: saves every address of ${list}, ` +
    'which must lie beside this script.\n';
  yield '# Options given to the script go to wget, for example --limit-rate=100k.\n';
  yield robotsNote('wget', '--execute=robots=off');
  yield 'cd "$(dirname "$0")" || exit 1\n';
  yield `exec wget --input-file=${shellWord(list)} --page-requisites ` +
    '--span-hosts --convert-links \\\n';
  yield '  --adjust-extension --wait=1 --random-wait ' +
    `--warc-file=${shellWord(fileStem(site.name))} "$@"\n`;
}
