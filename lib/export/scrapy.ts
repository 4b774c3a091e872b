/**
 * Scrapy's crawl as a small Python module. Texts are written as JSON, which Python reads alike as
 * long as it is ASCII, so everything else is escaped.
 */
import { oneLine } from './escape/markdown.ts';
import { scopeRegexes } from './scope-regexes.ts';
import type { SiteExport } from './site-export.ts';
import { startsOf } from './starts.ts';

export function* scrapyScope(site: SiteExport): Generator<string> {
  const { include, exclude } = scopeRegexes(site);
  yield '# Rule(LinkExtractor(allow=ALLOW, deny=DENY), follow=True); ' +
    'leave allowed_domains unset.\n';
  yield `NAME = ${python(oneLine(site.name))}\n`;
  yield `START_URLS = ${list(startsOf(site))}\n`;
  yield `ALLOW = ${list(include)}\n`;
  yield `DENY = ${list(exclude)}\n`;
}

const list = (items: string[]): string =>
  `[\n${items.map((item) => `    ${python(item)},\n`).join('')}]`;

function python(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(/[^\x20-\x7e]/gu, (sign) => {
    return `\\U${sign.codePointAt(0)!.toString(16).padStart(8, '0')}`;
  });
}
