/**
 * What a group is told by: not all that is said of its members, but what they have in common.
 * Of words, those that another member has too, if only in meaning; of topics, the narrowest
 * that most members are on or below. A group that has nothing in common has no label, and is
 * none to a person.
 */
import { groupLabel } from './groups.ts';
import { ancestorsOf, isAbove, type Taxonomy } from './taxonomy.ts';
import type { Likeness, TermSet } from './term-sets.ts';

const MOST = 5;
/** Of the members. */
const SHARE = 2 / 3;
/** Topics at the top of a tree, such as science, say too little. */
const HIGHEST = 2;

export function sharedWords(sets: readonly TermSet[], alike: Likeness): number[] {
  const shared = sets.map(({ terms, weights }, i) => {
    const kept = [...terms.keys()].filter((at) =>
      sets.some((other, j) => j !== i && other.terms.some((term) => alike(term, terms[at]) > 0)),
    );
    return { terms: kept.map((at) => terms[at]), weights: kept.map((at) => weights[at]) };
  });
  return [...groupLabel(shared, MOST).terms];
}

export function sharedTopics(sets: readonly TermSet[], taxonomy: Taxonomy): number[] {
  const holders = new Map<number, number>();
  for (const { terms } of sets) {
    const held = new Set(terms.flatMap((term) => [...ancestorsOf(taxonomy, term)]));
    for (const topic of held) holders.set(topic, (holders.get(topic) ?? 0) + 1);
  }
  const common = [...holders]
    .filter(([topic, by]) => by >= SHARE * sets.length && taxonomy.depths[topic] >= HIGHEST)
    .map(([topic]) => topic);
  return common
    .filter((topic) => !common.some((one) => one !== topic && isAbove(taxonomy, topic, one)))
    .sort((a, b) => (holders.get(b) as number) - (holders.get(a) as number) || a - b)
    .slice(0, MOST);
}
