/**
 * Browsertrix Crawler's configuration. One custom scope for all start addresses: with a scope for
 * each, links between the hosts of a site would be dropped. `www` and both schemes are in the
 * expressions, because a custom scope is taken as it is written.
 */
import { yamlText } from './escape/yaml.ts';
import { fileStem } from './file-name.ts';
import { inPieces } from './pieces.ts';
import { scopeRegexes } from './scope-regexes.ts';
import type { SiteExport } from './site-export.ts';
import { startsOf } from './starts.ts';

/** `file`: its own name, for the command that starts the crawl. */
export function* browsertrixYaml(site: SiteExport, file: string): Generator<string> {
  yield* inPieces(lines(site, file));
}

function* lines(site: SiteExport, file: string): Generator<string> {
  const { include, exclude } = scopeRegexes(site);
  yield '# docker run -v $PWD:/crawls/ webrecorder/browsertrix-crawler crawl --config ' +
    `/crawls/${file}\n`;
  yield `collection: ${yamlText(fileStem(site.name))}\n`;
  yield `description: ${yamlText(site.name)}\n`;
  yield 'generateWACZ: true\nreportSkipped: true\nscopeType: custom\n';
  yield* list('include', include);
  yield* list('exclude', exclude);
  yield* list('seeds', startsOf(site));
}

function* list(key: string, items: string[]): Generator<string> {
  yield items.length === 0 ? `${key}: []\n` : `${key}:\n`;
  for (const item of items) yield `  - ${yamlText(item)}\n`;
}

/** For the form of hosted Browsertrix, "URL Prefixes in Scope": one beginning a line. */
export function* browsertrixPrefixes({ scope }: SiteExport): Generator<string> {
  const prefixes = scope.rules.filter(({ side }) => side === 'in');
  yield* inPieces(
    prefixes.map(({ reach, target }) => `${reach === 'host' ? `https://${target}/` : target}\n`),
  );
}
