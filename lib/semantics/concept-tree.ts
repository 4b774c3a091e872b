/**
 * What keywords are about, as a small tree: the terms of an ontology they go to, below the terms
 * above them. A term with several parents stands below its first. Cost: terms times their depth.
 */
import type { Mapped } from './map-keywords.ts';
import type { Ontology } from './ontology.ts';

export interface ConceptNode {
  name: string;
  /** 0 for what is only above something that was meant. */
  weight: number;
  /** The keywords that mean it. */
  words: string[];
  below: ConceptNode[];
}

/** Roots, and what is below each, in the order of weight. */
export function conceptTree(
  { terms }: Ontology,
  { terms: found, weights, steps }: Mapped,
): ConceptNode[] {
  const roots: ConceptNode[] = [];
  const nodes = new Map<number, ConceptNode>();
  const nodeOf = (term: number): ConceptNode => {
    const known = nodes.get(term);
    if (known !== undefined) return known;
    const node: ConceptNode = { name: terms[term].name, weight: 0, words: [], below: [] };
    nodes.set(term, node);
    const [parent] = terms[term].parents;
    (parent === undefined ? roots : nodeOf(parent).below).push(node);
    return node;
  };
  found.forEach((term, i) => {
    nodeOf(term).weight = weights[i];
  });
  for (const { word, term } of steps) if (term >= 0) nodeOf(term).words.push(word);
  return sorted(roots);
}

/** A branch is as heavy as the heaviest in it. */
function sorted(nodes: ConceptNode[]): ConceptNode[] {
  for (const node of nodes) sorted(node.below);
  return nodes.sort((a, b) => heaviest(b) - heaviest(a) || (a.name < b.name ? -1 : 1));
}

const heaviest = ({ weight, below }: ConceptNode): number =>
  below.reduce((most, one) => Math.max(most, heaviest(one)), weight);
