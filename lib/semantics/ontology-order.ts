/**
 * Terms that were read in any order, named by keys, brought into the order an ontology needs:
 * parents before their children. A parent that was never described becomes a root of its own. A
 * circle has no order, so the link that closes it is left out. Linear.
 */
import type { OntologyTerm } from './ontology.ts';

export interface KeyedTerm extends Omit<OntologyTerm, 'parents'> {
  parents: string[];
}

export function parentsFirst(found: Map<string, KeyedTerm>): OntologyTerm[] {
  const terms: OntologyTerm[] = [];
  const numbers = new Map<string, number>();
  const onTheWay = new Set<string>();
  const place = (key: string): number | undefined => {
    const known = numbers.get(key);
    if (known !== undefined || onTheWay.has(key)) return known;
    onTheWay.add(key);
    const term = found.get(key) ?? { name: lastPart(key), parents: [], synonyms: [], sense: '' };
    const parents = term.parents.map(place).filter((parent) => parent !== undefined);
    onTheWay.delete(key);
    numbers.set(key, terms.length);
    return terms.push({ ...term, parents: [...new Set(parents)] }) - 1;
  };
  for (const key of found.keys()) place(key);
  return terms;
}

/** `Jazz` of `http://example.org/music#Jazz`. */
export function lastPart(key: string): string {
  return key.split(/[#/]/).filter(Boolean).at(-1)?.replaceAll('_', ' ') ?? key;
}
