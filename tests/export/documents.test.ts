import { Parser } from 'commonmark';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { legalHtml } from '../../lib/export/escape/html.ts';
import { oneLine } from '../../lib/export/escape/markdown.ts';
import { fileStem } from '../../lib/export/file-name.ts';
import { type SiteExport, siteExport } from '../../lib/export/site-export.ts';
import { verdictOf } from '../../lib/model/boundary.ts';
import { hostileSite, RUNS } from './hostile-sites.ts';
import { written } from './written.ts';
import { xmlElements } from './xml-elements.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

function elements(node: Node, name: string): DefaultTreeAdapterTypes.Element[] {
  const below =
    'childNodes' in node ? node.childNodes.flatMap((child) => elements(child, name)) : [];
  return 'tagName' in node && node.tagName === name ? [node, ...below] : below;
}
const words = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(words).join('') : '';

it('writes bookmarks that a browser reads back', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const html = parse(written('bookmarks', site)['bookmarks.html']);
      const inside = site.members.filter(({ side }) => side === 'in').map(({ url }) => url);
      const tags = [site.name, ...site.keywords]
        .map((word) => legalHtml(word.replaceAll(',', ' ')))
        .filter((word) => word.trim() !== '');
      const found = elements(html, 'a').map((a) => {
        const value = (name: string) => a.attrs.find((one) => one.name === name)!.value;
        return [value('href'), words(a), Number(value('add_date')), value('tags')];
      });
      const expected = inside.map((url) => {
        const note = site.notes.get(url);
        const seconds = Math.floor((note?.openedAt ?? site.madeAt) / 1000);
        return [url, legalHtml(note?.title || url), seconds, tags.join(',')];
      });

      expect(found.sort()).toEqual(expected.sort());
      expect(elements(html, 'h3').map(words)).toEqual([
        legalHtml(site.name),
        ...new Set(inside.map((url) => new URL(url).host)),
      ]);
      expect(elements(html, 'script')).toEqual([]);
    }),
    RUNS,
  );
});

it('writes a report in which every text is read as it is, and none means anything', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const { blocks, kinds } = blocksOf(written('report', site)['report.md']);

      expect(blocks).toEqual(reportOf(site).map(([type, text]) => [type, oneLine(text)]));
      for (const kind of ['link', 'image', 'html_inline', 'html_block', 'code', 'emph', 'strong']) {
        expect(kinds).not.toContain(kind);
      }
    }),
    RUNS,
  );
});

/** The headings, paragraphs and items of a Markdown text, in their order, as plain text. */
function blocksOf(markdown: string) {
  const kinds = new Set<string>();
  const blocks: [string, string][] = [];
  const walker = new Parser().parse(markdown).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { type, literal, parent } = event.node;
    kinds.add(type);
    if (!event.entering) continue;
    if (type === 'heading') blocks.push([type, '']);
    if (type === 'paragraph') blocks.push([parent!.type === 'item' ? 'item' : type, '']);
    if (type === 'text') blocks.at(-1)![1] += literal;
  }
  return { kinds, blocks: blocks.map(([type, text]) => [type, oneLine(text)]) };
}

const REACHES = { host: 'all on', prefix: 'all that begins with', url: 'the address' };

/** What a report of the site is to say. */
function reportOf(site: SiteExport): [string, string][] {
  const { members, scope, keywords, ownKeywords } = site;
  const inside = members.filter(({ side }) => side === 'in');
  const opened = inside.filter((one) => one.opened).length;
  const unsure = members.filter((one) => verdictOf(one) === 'unsure').length;
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const list = (texts: string[]): [string, string][] =>
    texts.length === 0 ? [['paragraph', 'None.']] : texts.map((text) => ['item', text]);
  const names = inside.map(({ url }) => new URL(url).host);
  const hosts = [...new Set(names)]
    .map((host) => [host, names.filter((name) => name === host).length] as const)
    .sort((a, b) => b[1] - a[1]);
  return [
    ['heading', site.name],
    ['paragraph', `Made by Ambit on ${day(site.madeAt)}.`],
    ['paragraph', `Other sites’ links say: ${keywords.map(oneLine).join(', ')}`],
    ['paragraph', `Its own links say: ${ownKeywords.map(oneLine).join(', ')}`],
    [
      'paragraph',
      `${inside.length} addresses are in, ${opened} of them opened; ${unsure} are unsure; ` +
        `${members.length - inside.length} are out.`,
    ],
    ['heading', 'Hosts'],
    ...list(hosts.map(([host, count]) => `${host}: ${count}`)),
    ['heading', 'Where the site is'],
    ...list(
      scope.rules.map(
        ({ side, reach, target }) => `${side === 'in' ? 'In' : 'Not'}: ${REACHES[reach]} ${target}`,
      ),
    ),
    [
      'paragraph',
      `These rules take in ${scope.included} addresses of the site, ` +
        `leave out ${scope.missed}, and take in ${scope.wrong} that are not of it.`,
    ],
    ...(scope.exclusions.length === 0
      ? []
      : [
          ['heading', 'What an archive rarely wants'] as [string, string],
          ...list(
            scope.exclusions.map(
              ({ kind, pattern, count }) =>
                `${kind}, ${count} ${count === 1 ? 'address' : 'addresses'}: ${pattern}`,
            ),
          ),
        ]),
    ...(site.labels.length === 0
      ? []
      : [
          ['heading', 'Corrections'] as [string, string],
          ...list(
            site.labels.map(({ at, side, reach, target, withdrawnAt }) => {
              const until = withdrawnAt === null ? '' : `, taken back on ${day(withdrawnAt)}`;
              return (
                `${day(at)}: ${side === 'in' ? 'in' : 'not in'}, ` +
                `${REACHES[reach]} ${target}${until}`
              );
            }),
          ),
        ]),
  ];
}

it('puts the map beside the report', () => {
  const [site] = fc.sample(hostileSite, { numRuns: 1, seed: 1 });
  const files = written('report', { ...site, name: 'Marsh Lab', map: '<svg/>' });

  expect(files['report.md']).toContain('![Map of the site](marsh-lab-map.svg)');
  expect(files['map.svg']).toBe('<svg/>');
});

it('writes sitemaps of one origin each', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const { 'sitemap-index.xml': index, ...maps } = written('sitemap', site);
      const places = xmlElements(index, 'loc').map(({ text }) => text);
      const found = Object.values(maps).map((map) =>
        xmlElements(map, 'loc').map(({ text }) => text),
      );

      expect(found.flat().sort()).toEqual(
        site.members
          .filter(({ side }) => side === 'in')
          .map(({ url }) => url)
          .sort(),
      );
      found.forEach((urls, i) => {
        expect(new Set(urls.map((url) => new URL(url).origin)).size).toBe(1);
        expect(new URL(places[i]).origin).toBe(new URL(urls[0]).origin);
        expect(decodeURI(places[i])).toBe(
          `${new URL(urls[0]).origin}/${fileStem(site.name)}-${Object.keys(maps)[i]}`,
        );
      });
    }),
    RUNS,
  );
});

it('parts a sitemap at 50,000 addresses', () => {
  const members = Array.from({ length: 100_001 }, (_, i) => ({
    url: `https://a.example/${i}`,
    side: 'in' as const,
    opened: false,
    likelihood: 1,
  }));
  const scope = { rules: [], included: 0, missed: 0, wrong: 0, exclusions: [] };
  const files = written('sitemap', siteExport({ name: 'a', madeAt: 0, members, scope }));
  const counts = Object.values(files).map((text) => text.split('<loc>').length - 1);

  expect(counts).toEqual([50_000, 50_000, 1, 3]);
});
