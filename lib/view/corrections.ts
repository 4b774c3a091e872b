/** The labels of a site as the corrections a person made: those given at one moment are one. */
import { isActive, type Label } from '../model/label.ts';
import { language, say, sayCount } from '../say.ts';
import { withoutScheme } from '../url/anatomy.ts';
import type { Change } from './site-questions.ts';

export interface MadeCorrection {
  at: number;
  labels: Label[];
  /** When the last of them was taken back; null while one holds. */
  withdrawnAt: number | null;
}

/** Latest first. */
export function correctionsOf(labels: readonly Label[]): MadeCorrection[] {
  const byMoment = new Map<number, Label[]>();
  for (const label of labels) {
    byMoment.set(label.at, [...(byMoment.get(label.at) ?? []), label]);
  }
  return [...byMoment]
    .sort(([a], [b]) => b - a)
    .map(([at, given]) => ({
      at,
      labels: given,
      withdrawnAt: given.some(isActive) ? null : Math.max(...given.map((l) => l.withdrawnAt!)),
    }));
}

/** “Not this site: www.museum.example/rooms/ and 3 more”. */
export function correctionWords({ labels }: MadeCorrection): string {
  const [{ side, reach, target }] = labels;
  const name = withoutScheme(target);
  const first = reach === 'host' ? say('wholeHost', name) : name;
  const all = labels.length === 1 ? first : sayCount('andMore', labels.length - 1, first);
  return say(side === 'in' ? 'correctionIn' : 'correctionOut', all);
}

/** The change that makes a correction undone, and the one that makes it again. */
export const undoing = (labels: readonly Label[]): Change => ({
  give: [],
  withdraw: labels.filter(isActive).map(({ id }) => id),
});

export const givingAgain = (labels: readonly Label[]): Change['give'] =>
  labels.map(({ side, reach, target }) => ({ side, reach, typed: target }));

export const momentWords = (moment: Date): string =>
  moment.toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
