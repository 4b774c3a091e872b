import { describe, expect, it } from 'vitest';
import { WEB_SHAPES, webShaped } from './web-shaped.ts';

describe('webShaped', () => {
  const web = webShaped(WEB_SHAPES['1k'], 7);

  it('has exactly the size asked for, without self-loops or parallel arcs', () => {
    const arcs = new Set(Array.from(web.from, (from, arc) => `${from} ${web.to[arc]}`));

    expect(web.from.length).toBe(8140);
    expect(arcs.size).toBe(8140);
    expect(web.from.some((from, arc) => from === web.to[arc])).toBe(false);
    expect(web.siteStart.length).toBe(13);
  });

  it('is the same for the same seed and another for another', () => {
    expect(webShaped(WEB_SHAPES['1k'], 7).to).toEqual(web.to);
    expect(webShaped(WEB_SHAPES['1k'], 8).to).not.toEqual(web.to);
  });

  it('keeps most links inside their site', () => {
    const inside = web.from.filter((from, arc) => web.siteOf[from] === web.siteOf[web.to[arc]]);

    expect(inside.length / web.from.length).toBeGreaterThan(0.8);
  });

  it('gives every page a URL below its home page', () => {
    const urls = Array.from({ length: web.nodes }, (_, node) => web.url(node));
    const home = (node: number) => urls[web.siteStart[web.siteOf[node]]].replace('index.html', '');

    expect(urls.filter((url, node) => !url.startsWith(home(node)))).toEqual([]);
  });
});
