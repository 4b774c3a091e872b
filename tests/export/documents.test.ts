import { Parser } from 'commonmark';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { legalHtml } from '../../lib/export/escape/html.ts';
import { oneLine } from '../../lib/export/escape/markdown.ts';
import { fileStem } from '../../lib/export/file-name.ts';
import { siteExport } from '../../lib/export/site-export.ts';
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
      const found = elements(html, 'a').map((a) => [
        a.attrs.find(({ name }) => name === 'href')!.value,
        words(a),
      ]);
      const expected = site.members
        .filter(({ side }) => side === 'in')
        .map(({ url }) => [url, legalHtml(site.notes.get(url)?.title || url)]);

      expect(found.sort()).toEqual(expected.sort());
      expect(elements(html, 'script')).toEqual([]);
    }),
    RUNS,
  );
});

it('writes a report in which no text means anything', () => {
  fc.assert(
    fc.property(hostileSite, (site) => {
      const parsed = new Parser().parse(written('report', site)['report.md']);
      const kinds = new Set<string>();
      const headings: string[] = [];
      let heading: string | null = null;
      const walker = parsed.walker();
      for (let event = walker.next(); event !== null; event = walker.next()) {
        const { type, literal } = event.node;
        kinds.add(type);
        if (type === 'heading') {
          if (event.entering) heading = '';
          else headings.push(heading!);
          if (!event.entering) heading = null;
        } else if (heading !== null) heading += literal ?? '';
      }

      expect(headings[0]).toBe(oneLine(site.name));
      for (const kind of ['link', 'image', 'html_inline', 'html_block', 'code', 'emph', 'strong']) {
        expect(kinds).not.toContain(kind);
      }
    }),
    RUNS,
  );
});

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
