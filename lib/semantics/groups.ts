/**
 * Groups of pages by meaning, and questions to them (THESUS §5.5). A group's label is the terms
 * that most of its pages share: each term weighs the sum of its weights over the group's pages, the
 * heaviest becoming 1, and the heaviest few make the label. A question is a set of terms; the
 * groups whose labels are at least `least` like it are looked into, and their pages ranked by
 * likeness. So a page can answer a question of which it has no word.
 * Cost of a question: one set similarity per group, and per page of the groups found.
 */
import { type Likeness, setSimilarity, type TermSet } from './term-sets.ts';

export interface TermGroup {
  /** Numbers of the sets in it. */
  members: number[];
  label: TermSet;
}

export interface NearGroup {
  group: number;
  likeness: number;
  pages: { page: number; likeness: number }[];
}

/** Terms in a label. */
const LABEL = 5;

/** Groups out of an assignment; −1 belongs to none. */
export function groupsOf(assignment: ArrayLike<number>, sets: readonly TermSet[]): TermGroup[] {
  const members = new Map<number, number[]>();
  for (let set = 0; set < assignment.length; set++) {
    if (assignment[set] < 0) continue;
    members.set(assignment[set], [...(members.get(assignment[set]) ?? []), set]);
  }
  return [...members]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => ({ members: own, label: groupLabel(own.map((member) => sets[member])) }));
}

export function groupLabel(sets: readonly TermSet[], most = LABEL): TermSet {
  const sums = new Map<number, number>();
  for (const { terms, weights } of sets) {
    terms.forEach((term, i) => {
      sums.set(term, (sums.get(term) ?? 0) + weights[i]);
    });
  }
  const heaviest = [...sums].sort(([a, x], [b, y]) => y - x || a - b).slice(0, most);
  const top = heaviest[0]?.[1] ?? 1;
  return { terms: heaviest.map(([term]) => term), weights: heaviest.map(([, sum]) => sum / top) };
}

export function nearGroups(
  question: TermSet,
  groups: readonly TermGroup[],
  sets: readonly TermSet[],
  alike: Likeness,
  least = 0.5,
): NearGroup[] {
  const answers: NearGroup[] = [];
  groups.forEach(({ members, label }, group) => {
    const likeness = setSimilarity(question, label, alike);
    if (likeness < least) return;
    const pages = members
      .map((page) => ({ page, likeness: setSimilarity(question, sets[page], alike) }))
      .sort((a, b) => b.likeness - a.likeness || a.page - b.page);
    answers.push({ group, likeness, pages });
  });
  return answers.sort((a, b) => b.likeness - a.likeness || a.group - b.group);
}
