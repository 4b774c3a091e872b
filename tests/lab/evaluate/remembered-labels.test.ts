import { describe, expect, it } from 'vitest';
import { KnownLinks } from '../../../lab/evaluate/known-links.ts';
import { rememberedLabels, sameLabel } from '../../../lab/evaluate/remembered-labels.ts';
import { clique, numbered } from './small-webs.ts';

function knownOf(urls: string[], opened: number): KnownLinks {
  const known = new KnownLinks();
  for (const record of clique(urls).slice(0, opened)) known.open(record);
  return known;
}

describe('remembered labels', () => {
  it('clusters equal links once, whatever the addresses are', () => {
    let runs = 0;
    const labelsOf = rememberedLabels((graph) => new Int32Array(graph.size).fill(++runs));
    const here = numbered('https://a.example/', 4);
    const there = numbered('https://b.example/', 4);

    expect([...labelsOf(knownOf(here, 2))]).toEqual([1, 1, 1, 1]);
    expect([...labelsOf(knownOf(there, 2))]).toEqual([1, 1, 1, 1]);
    expect([...labelsOf(knownOf(here, 3))]).toEqual([2, 2, 2, 2]);
    expect([...labelsOf(knownOf(here, 2))]).toEqual([1, 1, 1, 1]);
  });

  it('marks the nodes that have the label of the page', () => {
    expect([...sameLabel(Int32Array.of(3, 1, 3, 2), 2)]).toEqual([1, 0, 1, 0]);
  });
});
