import { polygonContains } from 'd3-polygon';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../lib/graph/random.ts';
import type { MapPicture } from '../../lib/model/map-picture.ts';
import { isOfSite } from '../../lib/model/site-map.ts';
import { LABEL_SIZE, textWidth } from '../../lib/view/map-labels.ts';
import { mapPicture } from '../../lib/view/map-picture.ts';
import { driven } from '../boundary/small-webs.ts';
import { mapOf, nodeOf } from './known-maps.ts';

const anyMap = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.nat(16), fc.nat(10), fc.nat(120), fc.nat(1000))
  .map((sizes) => mapOf(...sizes));
const widths = fc.constantFrom(280, 360, 700, 1200);
const drawn = (map: ReturnType<typeof mapOf>, width: number) =>
  driven(mapPicture(map, width, randomFrom(1)));

function boxOf({ anchor, x, y, text }: MapPicture['labels'][number]) {
  const width = textWidth(text);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - LABEL_SIZE + 1, bottom: y + 3 };
}

describe('the picture of a map', () => {
  it('is the same, bit for bit, for the same map', () => {
    const map = mapOf(40, 20, 10, 200, 3);

    expect(JSON.stringify(drawn(map, 700))).toBe(JSON.stringify(drawn(structuredClone(map), 700)));
    const other = JSON.stringify(drawn(mapOf(40, 20, 10, 200, 4), 700));
    expect(JSON.stringify(drawn(map, 700))).not.toBe(other);
  });

  it('has the site inside the line and the others outside', () => {
    fc.assert(
      fc.property(anyMap, widths, (map, width) => {
        const { nodes, hull } = drawn(map, width);
        const line = hull.map(({ x, y }): [number, number] => [x, y]);
        for (const { node, x, y } of nodes) {
          expect(polygonContains(line, [x, y])).toBe(isOfSite(node));
        }
      }),
      { numRuns: 40, seed: 81 },
    );
  });

  it('fits its width, and no circle lies on another', () => {
    fc.assert(
      fc.property(anyMap, widths, (map, width) => {
        const { nodes, height } = drawn(map, width);
        nodes.forEach((a, i) => {
          expect(a.x - a.r).toBeGreaterThanOrEqual(0);
          expect(a.x + a.r).toBeLessThanOrEqual(width);
          expect(a.y + a.r).toBeLessThanOrEqual(height);
          for (const b of nodes.slice(i + 1)) {
            // Small pictures may make the smallest circles touch.
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.8 * Math.min(a.r, b.r));
          }
        });
      }),
      { numRuns: 40, seed: 82 },
    );
  });

  it('has labels that overlap neither each other nor a circle', () => {
    let placed = 0;
    fc.assert(
      fc.property(anyMap, widths, (map, width) => {
        const { labels, nodes } = drawn(map, width);
        const boxes = labels.map(boxOf);
        placed += labels.length;
        boxes.forEach((a, i) => {
          expect(a.left).toBeGreaterThanOrEqual(0);
          expect(a.right).toBeLessThanOrEqual(width);
          for (const b of boxes.slice(i + 1)) {
            const apart =
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(apart).toBe(true);
          }
          for (const { x, y } of nodes) {
            expect(x > a.left && x < a.right && y > a.top && y < a.bottom).toBe(false);
          }
        });
      }),
      { numRuns: 40, seed: 83 },
    );

    expect(placed).toBeGreaterThan(200);
  });

  it('makes more links wider, and both directions one line', () => {
    const map = mapOf(3, 0, 0, 0, 1);
    map.links = [
      { from: 0, to: 1, strength: 8, crosses: false },
      { from: 1, to: 0, strength: 8, crosses: false },
      { from: 0, to: 2, strength: 1, crosses: false },
    ];
    const { links } = drawn(map, 400);

    expect(links).toMatchObject([
      { strength: 1, back: 0 },
      { strength: 16, back: 8 },
    ]);
    expect(links[1].width).toBeGreaterThan(links[0].width);
  });

  it('stands a site of one address, of none, and the largest map there can be', () => {
    expect(drawn(mapOf(1, 0, 0, 0, 1), 300).nodes).toHaveLength(1);
    const none = { site: 1, name: '', nodes: [nodeOf({ kind: 'host', in: 0, out: 1 })] };
    expect(drawn({ ...none, links: [], linksLeftOut: 0 }, 300).hull).toEqual([]);
    const largest = drawn(mapOf(91, 41, 16, 600, 5), 1200);
    expect(largest.nodes).toHaveLength(91 + 41 + 16);
    expect(largest.nodes.every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
  });
});
