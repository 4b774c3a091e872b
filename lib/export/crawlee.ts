/** Crawlee's crawl, ready to be imported: where to begin, what to follow and what not. */
import { oneLine } from './escape/markdown.ts';
import { scopeRegexes } from './scope-regexes.ts';
import type { SiteExport } from './site-export.ts';
import { startsOf } from './starts.ts';

export function* crawleeScope(site: SiteExport): Generator<string> {
  const { include, exclude } = scopeRegexes(site);
  yield `// ${oneLine(site.name)}\n`;
  yield '// await crawler.run(startUrls), and in the request handler: await enqueueLinks(scope)\n';
  yield `export const startUrls = ${list(startsOf(site).map(quoted))};\n\n`;
  yield "export const scope = {\n  strategy: 'all',\n";
  yield `  regexps: ${list(include.map(expression))},\n`;
  yield `  exclude: ${list(exclude.map(expression))},\n};\n`;
}

const quoted = (text: string): string => JSON.stringify(text);
const expression = (source: string): string => `new RegExp(${quoted(source)})`;
const list = (items: string[]): string => `[\n${items.map((item) => `    ${item},\n`).join('')}  ]`;
