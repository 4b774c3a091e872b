/**
 * The hosts and prefixes of a scope in layers, for tools that take lists in turn and let the last
 * one that matches decide: what is in, what is out of that, what is in again within that. Layers
 * with an even number are in, with an odd number out. Single addresses are in none of them.
 */

import type { ScopeRule } from '../model/scope.ts';
import { keyOf } from '../url/anatomy.ts';

export function scopeLayers(rules: readonly ScopeRule[]): string[][] {
  const placed: { key: string; layer: number }[] = [];
  const layers: string[][] = [[], []];
  for (const { key, side } of byLength(rules)) {
    const above = placed.filter((other) => key.startsWith(other.key));
    const deepest = Math.max(-1, ...above.map(({ layer }) => layer));
    const isEven = side === 'in';
    const layer =
      deepest < 0 ? (isEven ? 0 : 1) : deepest + ((deepest % 2 === 0) === isEven ? 0 : 1);
    placed.push({ key, layer });
    while (layers.length <= layer) layers.push([]);
    layers[layer].push(key);
  }
  return layers;
}

/** What they reach, as beginnings of keys, the widest first. */
function byLength(rules: readonly ScopeRule[]): { key: string; side: ScopeRule['side'] }[] {
  return rules
    .filter(({ reach }) => reach !== 'url')
    .map(({ reach, target, side }) => ({
      key: reach === 'host' ? `${target}/` : keyOf(target),
      side,
    }))
    .sort((a, b) => a.key.length - b.key.length);
}
