/**
 * A report of the site to read, in Markdown: what it is, where it begins and ends, and how
 * sure that is.
 */
import { verdictOf } from '../model/boundary.ts';
import { isActive, type Label } from '../model/label.ts';
import type { ScopeRule } from '../model/scope.ts';
import { hostOf } from '../url/anatomy.ts';
import { markdownText } from './escape/markdown.ts';
import { isoTime, type SiteExport } from './site-export.ts';

/** `picture`: the name of the file with the site's map; empty when there is none. */
export function* markdownReport(site: SiteExport, picture: string): Generator<string> {
  const { name, madeAt, keywords, ownKeywords, scope, labels } = site;
  yield `# ${markdownText(name)}\n\nMade by Ambit on ${isoTime(madeAt).slice(0, 10)}.\n\n`;
  if (keywords.length > 0) yield `Other sites’ links say: ${listed(keywords)}\n\n`;
  if (ownKeywords.length > 0) yield `Its own links say: ${listed(ownKeywords)}\n\n`;
  if (picture !== '') yield `![Map of the site](${encodeURI(picture)})\n\n`;
  yield* counts(site);
  yield '## Where the site is\n\n';
  yield* list(scope.rules.map(ruleWords));
  yield `These rules take in ${scope.included} addresses of the site, leave out ${scope.missed}, ` +
    `and take in ${scope.wrong} that are not of it.\n\n`;
  if (scope.exclusions.length > 0) {
    yield '## What an archive rarely wants\n\n';
    yield* list(
      scope.exclusions.map(
        ({ kind, pattern, count }) =>
          `${kind}, ${count} ${count === 1 ? 'address' : 'addresses'}: ${markdownText(pattern)}`,
      ),
    );
  }
  if (labels.length > 0) {
    yield '## Corrections\n\n';
    yield* list(labels.map(labelWords));
  }
}

function* counts({ members }: SiteExport): Generator<string> {
  const within = members.filter(({ side }) => side === 'in');
  const opened = within.filter((member) => member.opened).length;
  const unsure = members.filter((member) => verdictOf(member) === 'unsure').length;
  yield `${within.length} addresses are in, ${opened} of them opened; ${unsure} are unsure; ` +
    `${members.length - within.length} are out.\n\n`;
  const hosts = new Map<string, number>();
  // The first of its host has none before it.
  for (const { url } of within) hosts.set(hostOf(url), (hosts.get(hostOf(url)) ?? 0) + 1);
  yield '## Hosts\n\n';
  yield* list(
    [...hosts]
      .sort((a, b) => b[1] - a[1])
      .map(([host, addresses]) => `${markdownText(host)}: ${addresses}`),
  );
}

const listed = (words: readonly string[]): string => words.map(markdownText).join(', ');

const REACHES: Record<ScopeRule['reach'], string> = {
  host: 'all on',
  prefix: 'all that begins with',
  url: 'the address',
};

const ruleWords = ({ side, reach, target }: ScopeRule): string =>
  `${side === 'in' ? 'In' : 'Not'}: ${REACHES[reach]} ${markdownText(target)}`;

function labelWords(label: Label): string {
  const { side, reach, target, at, withdrawnAt } = label;
  const until = isActive(label) ? '' : `, taken back on ${isoTime(withdrawnAt!).slice(0, 10)}`;
  const said = `${isoTime(at).slice(0, 10)}: ${side === 'in' ? 'in' : 'not in'}`;
  return `${said}, ${REACHES[reach]} ${markdownText(target)}${until}`;
}

function* list(items: string[]): Generator<string> {
  for (const item of items) yield `- ${item}\n`;
  yield items.length === 0 ? 'None.\n\n' : '\n';
}
