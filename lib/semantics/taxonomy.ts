/**
 * A hierarchy of concepts and the likeness of two of them (Wu & Palmer 1994): 2 d / (a + b + 2 d),
 * where d is the depth of a common ancestor and a, b the steps up to it; the highest over all
 * common ancestors, since a concept may have several parents. A root has depth 1. Concepts without
 * a common ancestor are 0 alike, a concept and itself 1.
 *
 * Concepts are numbered so that parents come before their children. Every concept keeps all its
 * ancestors with the steps to them, in ascending order, so that likeness is one merge of two short
 * lists; in WordNet they are eleven long.
 */
export interface Taxonomy {
  count: number;
  /** Steps from the nearest root, plus 1. */
  depths: Uint8Array;
  /**
   * Of concept c, from starts[c] to starts[c + 1]: its ancestors, itself the last, and
   * the steps up.
   */
  starts: Uint32Array;
  ancestors: Uint32Array;
  steps: Uint8Array;
}

/** More than any hierarchy of words has above one concept, and less than a byte can count. */
const MOST_ANCESTORS = 250;

/** The parents of concept c stand from starts[c] to starts[c + 1]. */
export interface Parents {
  starts: ArrayLike<number>;
  parents: ArrayLike<number>;
}

/** Linear in the ancestors of all concepts. */
export function taxonomyOf({ starts: parentStarts, parents }: Parents): Taxonomy {
  const count = parentStarts.length - 1;
  const depths = new Uint8Array(count);
  const starts = new Uint32Array(count + 1);
  let ancestors = new Uint32Array(Math.max(MOST_ANCESTORS, 10 * count));
  let steps = new Uint8Array(ancestors.length);
  let end = 0;
  for (let concept = 0; concept < count; concept++) {
    const begin = end;
    let depth = 0;
    if (end + MOST_ANCESTORS > ancestors.length) {
      ancestors = grown(ancestors, new Uint32Array(2 * ancestors.length));
      steps = grown(steps, new Uint8Array(2 * steps.length));
    }
    for (let i = parentStarts[concept]; i < parentStarts[concept + 1]; i++) {
      const parent = parents[i];
      if (!(parent < concept)) throw new RangeError(`Concept ${concept} stands before its parent.`);
      const length = starts[parent + 1] - starts[parent];
      if (end - begin + length >= MOST_ANCESTORS)
        throw new RangeError('The hierarchy is too deep.');
      for (let j = starts[parent]; j < starts[parent + 1]; j++) {
        ancestors[end] = ancestors[j];
        steps[end++] = steps[j] + 1;
      }
      depth = depth === 0 ? depths[parent] : Math.min(depth, depths[parent]);
    }
    depths[concept] = depth + 1;
    if (parentStarts[concept + 1] - parentStarts[concept] > 1) {
      end = united(ancestors, steps, begin, end);
    }
    ancestors[end] = concept;
    steps[end++] = 0;
    starts[concept + 1] = end;
  }
  return { count, depths, starts, ancestors: ancestors.slice(0, end), steps: steps.slice(0, end) };
}

/** Parents given as a list for each concept. */
export function parentsFrom(lists: readonly (readonly number[])[]): Parents {
  const starts = [0];
  for (const list of lists) starts.push((starts.at(-1) as number) + list.length);
  return { starts, parents: lists.flat() };
}

export function wuPalmer(
  { depths, starts, ancestors, steps }: Taxonomy,
  a: number,
  b: number,
): number {
  if (a === b) return 1;
  let best = 0;
  let i = starts[a];
  let j = starts[b];
  const endA = starts[a + 1];
  const endB = starts[b + 1];
  while (i < endA && j < endB) {
    const x = ancestors[i];
    const y = ancestors[j];
    if (x < y) i++;
    else if (y < x) j++;
    else {
      const twice = 2 * depths[x];
      const alike = twice / (twice + steps[i] + steps[j]);
      if (alike > best) best = alike;
      i++;
      j++;
    }
  }
  return best;
}

/** Is `ancestor` the concept itself or above it? */
export function isAbove(
  { starts, ancestors }: Taxonomy,
  ancestor: number,
  concept: number,
): boolean {
  for (let i = starts[concept]; i < starts[concept + 1]; i++) {
    if (ancestors[i] === ancestor) return true;
  }
  return false;
}

/** The concepts above one, itself among them. */
export function ancestorsOf({ starts, ancestors }: Taxonomy, concept: number): Uint32Array {
  return ancestors.subarray(starts[concept], starts[concept + 1]);
}

/** Sorts the ancestors gathered from several parents, each once with the fewest steps. */
function united(ancestors: Uint32Array, steps: Uint8Array, begin: number, end: number): number {
  const fewest = new Map<number, number>();
  for (let i = begin; i < end; i++) {
    fewest.set(ancestors[i], Math.min(steps[i], fewest.get(ancestors[i]) ?? steps[i]));
  }
  let at = begin;
  for (const [ancestor, up] of [...fewest].sort(([a], [b]) => a - b)) {
    ancestors[at] = ancestor;
    steps[at++] = up;
  }
  return at;
}

function grown<T extends Uint8Array | Uint32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
