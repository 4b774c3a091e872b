/**
 * A site's labels as the cut uses them: what the person said of an address, and which known
 * addresses they brought in, so that a label reaches what the site itself never linked to.
 */
import type { Label } from '../../model/label.ts';
import { keyOf } from '../../url/anatomy.ts';
import type { KnownGraph } from '../known/known-graph.ts';
import { labelDecider } from './labels.ts';

export interface LabelRule {
  /** Equal rules have equal keys. */
  key: string;
  /** 1 in, −1 out, 0 nothing was said. */
  side(url: string): number;
  /** Known addresses that a label says are in. Cost: the directories below the labels' targets. */
  broughtIn(graph: KnownGraph): Iterable<number>;
}

export const NO_LABELS: LabelRule = { key: '', side: () => 0, broughtIn: () => [] };

export function labelRule(labels: readonly Label[]): LabelRule {
  if (labels.length === 0) return NO_LABELS;
  const decide = labelDecider(labels);
  const side = (url: string): number => {
    const label = decide(url);
    return label === null ? 0 : label.side === 'in' ? 1 : -1;
  };
  return {
    key: labels.map(({ id, side, reach, target }) => `${id} ${side} ${reach} ${target}`).join('\n'),
    side,
    *broughtIn(graph) {
      for (const label of labels) {
        if (label.side !== 'in') continue;
        for (const address of reachedBy(graph, label)) {
          if (side(graph.urlOf(address)) > 0) yield address;
        }
      }
    },
  };
}

/**
 * The same where the person also walled places in: what is beyond a wall is out, unless labelled.
 */
export function withWalls(
  rule: LabelRule,
  walls: readonly { place: string; side: number }[],
): LabelRule {
  if (walls.length === 0) return rule;
  const keys = walls.map(({ place, side }) => ({ below: keyOf(place), side }));
  return {
    key: `${rule.key}\n${keys.map(({ below, side }) => `${side} ${below}`).join('\n')}`,
    side(url) {
      const key = keyOf(url);
      const isBeyond = keys.some(({ below, side }) => key.startsWith(below) !== side > 0);
      return rule.side(url) || (isBeyond ? -1 : 0);
    },
    broughtIn: rule.broughtIn,
  };
}

function* reachedBy(graph: KnownGraph, { reach, target }: Label): Generator<number> {
  if (reach === 'url') {
    const number = graph.numberOf(target);
    if (number !== undefined) yield number;
    return;
  }
  const chain = graph.directories.probe(reach === 'host' ? `https://${target}/` : target);
  const open = [chain[chain.length - 1]];
  for (let directory = open.pop(); directory !== undefined; directory = open.pop()) {
    yield* graph.directories.addresses(directory);
    open.push(...graph.directories.children(directory));
  }
}
