/**
 * Tables about the engine alone: what its likelihoods are worth, what labels bring, what order
 * does.
 */
import { f1WithLabels } from './asked-labels.ts';
import type { Trace } from './evaluation.ts';
import { followed } from './followed-trace.ts';
import { claimsOf, gapOf, reliabilityOf } from './reliability.ts';
import { f1InBothOrders } from './shuffled.ts';

const LABELS = [0, 1, 3, 5];

export const AMBIT_TABLES = {
  reliability(traces: Iterable<Trace>): string[] {
    const claims = (function* () {
      for (const { hosted, site, openings } of traces) {
        yield* claimsOf(followed(hosted, site, openings));
      }
    })();
    const bins = reliabilityOf(claims);
    const rows = bins.map(
      ({ said, true: right, count }) => `${said.toFixed(3)} ${right.toFixed(3)} ${count}`,
    );
    const gap = `mean distance between the two: ${gapOf(bins).toFixed(4)}`;
    return ['likelihood said, part that belongs, addresses', ...rows, gap];
  },

  labels(traces: Iterable<Trace>): string[] {
    const all = [...traces].map(({ hosted, site, openings }) =>
      f1WithLabels(followed(hosted, site, openings), Math.max(...LABELS)),
    );
    return LABELS.map(
      (labels) =>
        `F1 with ${labels} labels: ` +
        `${mean(all.map((f1) => f1[labels] ?? f1[f1.length - 1])).toFixed(3)}`,
    );
  },

  shuffle(traces: Iterable<Trace>): string[] {
    const both = [...traces].map(f1InBothOrders);
    const [asOpened, shuffled] = [0, 1].map((order) => mean(both.map((f1) => f1[order])));
    const difference = mean(both.map(([a, b]) => Math.abs(a - b)));
    return [
      `F1 as opened ${asOpened.toFixed(3)}, shuffled ${shuffled.toFixed(3)}; ` +
        `they differ by ${difference.toFixed(3)} in the mean`,
    ];
  },
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
