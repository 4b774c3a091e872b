import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legalXml } from '../../lib/export/escape/xml.ts';
import { mapSvg } from '../../lib/export/map-svg.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { mapPicture } from '../../lib/view/map-picture.ts';
import { driven } from '../boundary/small-webs.ts';
import { mapOf } from '../view/known-maps.ts';
import { RUNS, text } from './hostile-sites.ts';
import { xmlElements } from './xml-elements.ts';

const drawn = (map: ReturnType<typeof mapOf>) => driven(mapPicture(map, 700, randomFrom(1)));

it('draws every node, link and label of a picture, whatever they are called', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 8, maxLength: 8 }), text, (names, title) => {
      const map = mapOf(4, 3, 1, 12, 5);
      map.nodes.forEach((node, i) => {
        node.name = names[i];
      });
      const picture = drawn(map);
      const svg = mapSvg(picture, title);
      const texts = (name: string) => xmlElements(svg, name).map((one) => one.text);

      expect(texts('text')).toEqual(picture.labels.map((label) => legalXml(label.text)));
      expect(texts('title')[0]).toBe(legalXml(title));
      expect(xmlElements(svg, 'circle')).toHaveLength(2 * picture.nodes.length);
      expect(xmlElements(svg, 'line')).toHaveLength(picture.links.length);
      expect(xmlElements(svg, 'polygon')).toHaveLength(1);
    }),
    { numRuns: 200, seed: 3 },
  );
});

it('gives back every text of a picture, whatever it is', () => {
  const picture = drawn(mapOf(4, 3, 1, 12, 5));
  fc.assert(
    fc.property(fc.array(text, { minLength: 12, maxLength: 12 }), (texts) => {
      const any = (i: number) => texts[i % texts.length];
      const nodes = picture.nodes.map((node, i) => ({ ...node, title: any(i), words: any(i + 1) }));
      const labels = picture.labels.map((label, i) => ({ ...label, text: any(i + 2) }));
      const svg = mapSvg({ ...picture, nodes, labels }, any(3));
      const read = (name: string) => xmlElements(svg, name).map((one) => one.text);

      expect(read('text')).toEqual(labels.map((label) => legalXml(label.text)));
      expect(read('title')).toEqual([
        legalXml(any(3)),
        ...nodes.map(({ title, words }) => legalXml(`${title}: ${words}`)),
      ]);
    }),
    RUNS,
  );
});

it('needs nothing but itself, and is the same for the same map', () => {
  const map = mapOf(30, 10, 5, 100, 2);
  const svg = mapSvg(drawn(map), 'Map of Museum');

  expect(svg).toBe(mapSvg(drawn(structuredClone(map)), 'Map of Museum'));
  expect(svg).not.toMatch(/href|url\(|class=|style=|<script|NaN|undefined/);
});
