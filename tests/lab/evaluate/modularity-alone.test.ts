import { describe, expect, it } from 'vitest';
import { modularityAlone } from '../../../lab/evaluate/modularity-alone.ts';
import { clique, numbered, siteOf } from './small-webs.ts';

describe('modularity alone', () => {
  it('gives the community of the page, across a few links to others', () => {
    const [museum, shop, farm] = ['m', 's', 'f'].map((name) =>
      numbered(`https://${name}.example/`, 5),
    );
    const asked = [...museum, ...shop, ...farm];
    const links = [clique(museum), clique(shop), clique(farm)];
    const records = links.map(([first, ...others], i) => [
      { ...first, links: [...first.links, { ...first.links[0], to: links[(i + 1) % 3][0].url }] },
      ...others,
    ]);

    expect(siteOf(modularityAlone(), records.flat(), museum[2], asked)).toEqual(museum);
    expect(siteOf(modularityAlone(), records.flat(), farm[0], asked)).toEqual(farm);
  });
});
