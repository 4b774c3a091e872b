/**
 * Learns what the likeness of two sites loses in webs of many pages (`crowd` in
 * lib/boundary/sites/site-likeness.ts), with all other weights as they are: those are learned on
 * short traces, where the crowd counts nothing. The examples are the comparisons the engine makes
 * by them on long ones.
 */
import { CROWD, LIKENESS, LIKENESS_SENSE } from '../../lib/boundary/sites/site-likeness.ts';
import { examplesOf } from './learn-likeness.ts';
import type { Lesson } from './lessons.ts';
import { fitWithSense, logOdds } from './logistic.ts';

const RIDGE = 30;
const AT = CROWD.map((name) => LIKENESS.indexOf(name));
const SENSE = CROWD.map((name) => LIKENESS_SENSE[name]);

export function learnCrowd(lessons: readonly Lesson[], likeness: Float64Array): Float64Array {
  const others = likeness.map((weight, i) => (AT.includes(i) ? 0 : weight));
  const rule = (values: Float64Array): number => logOdds(others, values);
  const examples = lessons.flatMap((lesson) => examplesOf(lesson, rule));
  const crowded = examples.filter(({ values }) => values[AT[0]] > 0);
  const fitted = fitWithSense(
    crowded.map((example) => ({
      ...example,
      values: AT.map((i) => example.values[i]),
      offset: logOdds(others, example.values),
    })),
    RIDGE,
    SENSE,
  );
  return others.map((weight, i) => (AT.includes(i) ? fitted[AT.indexOf(i)] : weight));
}
