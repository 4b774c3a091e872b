/**
 * COBWEB (Fisher 1987; used in THESUS): a tree of concepts grows as pages arrive. Each concept
 * counts its pages and, for each feature, those that have it. On its way down from the root a page
 * takes at each concept the best of four: join the best child, found a child of its own, unite the
 * two best children and join them, or split the best child into its children and choose again. Best
 * is the highest category utility of the resulting children.
 *
 * Category utility of K children with shares p of the pages: (1/K) Σ p · (Σ P(f = v | child)² −
 * Σ P(f = v)²), over features f and values v, there or not. For a concept of n pages with counts
 * c, Σ P(f = v)² is a constant plus 2 Q/n² − 2 T/n, where T = Σ c and Q = Σ c²; T cancels over
 * the children, and what is left is 2/(K n) · (Σ Q/n over the children − Q/n of the parent):
 * numbers that every concept keeps up to date. (It is also twice the variance between the
 * children, over K.)
 *
 * Equal pages share a leaf. Cost of an arrival: features × children on each level.
 */
export interface CobwebConcept {
  /** Pages below this concept. */
  size: number;
  /** Q: the sum of the squared counts. */
  square: number;
  counts: Map<number, number>;
  children: CobwebConcept[];
  /** In a leaf: the pages, all with the same features. */
  pages: number[];
}

export interface CobwebCounters {
  pages: number;
  founded: number;
  united: number;
  split: number;
  /** Entries looked at. */
  work: number;
}

export class Cobweb {
  readonly root: CobwebConcept = emptyConcept();
  readonly counters: CobwebCounters = { pages: 0, founded: 0, united: 0, split: 0, work: 0 };

  /** A page arrives with its features, none twice; returns its number. */
  add(features: readonly number[]): number {
    if (new Set(features).size !== features.length || features.some(Number.isNaN)) {
      throw new RangeError(`Features must be numbers, none twice: ${features.slice(0, 20)}.`);
    }
    const page = this.counters.pages++;
    let concept = this.root;
    for (;;) {
      if (concept.size === 0) {
        absorb(concept, features);
        concept.pages.push(page);
        return page;
      }
      if (concept.children.length === 0) {
        this.addToLeaf(concept, features, page);
        return page;
      }
      absorb(concept, features);
      concept = this.descend(concept, features);
    }
  }

  /** The concept of each page when the tree is cut `level` steps below the root; leaves stay. */
  partition(level: number): Int32Array {
    const assignment = new Int32Array(this.counters.pages).fill(-1);
    let layer: CobwebConcept[] = [this.root];
    for (let i = 0; i < level; i++) {
      layer = layer.flatMap((concept) =>
        concept.children.length > 0 ? concept.children : concept,
      );
    }
    layer.forEach((concept, cluster) => {
      for (const page of pagesOf(concept)) assignment[page] = cluster;
    });
    return assignment;
  }

  private addToLeaf(leaf: CobwebConcept, features: readonly number[], page: number): void {
    if (!sameFeatures(leaf, features)) {
      leaf.children = [{ ...leaf, counts: new Map(leaf.counts) }, leafOf(features, page)];
      leaf.pages = [];
      this.counters.founded++;
    } else {
      leaf.pages.push(page);
    }
    absorb(leaf, features);
  }

  /** Changes the children of a concept that counts the page already; returns where it goes on. */
  private descend(concept: CobwebConcept, features: readonly number[]): CobwebConcept {
    for (;;) {
      const choice = this.choose(concept, features);
      if (choice.kind === 'found') {
        const child = emptyConcept();
        concept.children.push(child);
        this.counters.founded++;
        return child;
      }
      if (choice.kind === 'join') return choice.child;
      if (choice.kind === 'unite') {
        const united = unitedConcept(choice.child, choice.second as CobwebConcept);
        concept.children = concept.children.filter(
          (child) => child !== choice.child && child !== choice.second,
        );
        concept.children.push(united);
        this.counters.united++;
        return united;
      }
      concept.children = concept.children.flatMap((child) =>
        child === choice.child ? child.children : child,
      );
      this.counters.split++;
    }
  }

  private choose(concept: CobwebConcept, features: readonly number[]): Choice {
    const { children } = concept;
    const kept = children.reduce((sum, child) => sum + child.square / child.size, 0);
    const utility = (sum: number, parts: number) => (sum - concept.square / concept.size) / parts;
    const gains = children.map((child) => this.gain(child, features));
    const best = highestOf(gains, -1);
    const child = children[best];
    let choice: Choice = { kind: 'join', child };
    let highest = utility(kept + gains[best], children.length);
    const consider = (rival: Choice, sum: number, parts: number) => {
      if (utility(sum, parts) <= highest) return;
      highest = utility(sum, parts);
      choice = rival;
    };
    consider({ kind: 'found', child }, kept + features.length, children.length + 1);
    if (children.length > 2) {
      const second = children[highestOf(gains, best)];
      const parts = child.square / child.size + second.square / second.size;
      const joint = this.jointSquare(child, second, features) / (child.size + second.size + 1);
      consider({ kind: 'unite', child, second }, kept - parts + joint, children.length - 1);
    }
    if (child.children.length > 0) {
      const parts = child.children.reduce((sum, part) => sum + part.square / part.size, 0);
      const inner = child.children.map((part) => this.gain(part, features));
      const sum = kept - child.square / child.size + parts + inner[highestOf(inner, -1)];
      consider({ kind: 'split', child }, sum, children.length - 1 + child.children.length);
    }
    return choice;
  }

  /** How much Q/n of a child grows when the page joins it. */
  private gain(child: CobwebConcept, features: readonly number[]): number {
    this.counters.work += features.length;
    return squareWith(child, features) / (child.size + 1) - child.square / child.size;
  }

  private jointSquare(a: CobwebConcept, b: CobwebConcept, features: readonly number[]): number {
    const [small, large] = a.counts.size < b.counts.size ? [a, b] : [b, a];
    let product = 0;
    for (const [feature, count] of small.counts) {
      const other = large.counts.get(feature);
      if (other !== undefined) product += count * other;
    }
    this.counters.work += small.counts.size;
    const added = squareWith(a, features) - a.square + squareWith(b, features) - b.square;
    return a.square + b.square + 2 * product + added - features.length;
  }
}

interface Choice {
  kind: 'join' | 'found' | 'unite' | 'split';
  child: CobwebConcept;
  second?: CobwebConcept;
}

/** Category utility of the division of a concept into its children. */
export function categoryUtility(concept: CobwebConcept): number {
  const { children, size, square } = concept;
  if (children.length === 0) return 0;
  const kept = children.reduce((sum, child) => sum + child.square / child.size, 0);
  return (2 * (kept - square / size)) / (children.length * size);
}

/** Where the highest number stands, the first among equals, leaving out the place `except`. */
function highestOf(numbers: number[], except: number): number {
  let best = except === 0 ? 1 : 0;
  for (let i = best + 1; i < numbers.length; i++) {
    if (i !== except && numbers[i] > numbers[best]) best = i;
  }
  return best;
}

/** Q of the concept if the page joined it. */
function squareWith(concept: CobwebConcept, features: readonly number[]): number {
  let square = concept.square + features.length;
  for (const feature of features) {
    const count = concept.counts.get(feature);
    if (count !== undefined) square += 2 * count;
  }
  return square;
}

function absorb(concept: CobwebConcept, features: readonly number[]): void {
  concept.square = squareWith(concept, features);
  concept.size++;
  for (const feature of features) {
    concept.counts.set(feature, (concept.counts.get(feature) ?? 0) + 1);
  }
}

function unitedConcept(a: CobwebConcept, b: CobwebConcept): CobwebConcept {
  const counts = new Map(a.counts);
  for (const [feature, count] of b.counts) counts.set(feature, (counts.get(feature) ?? 0) + count);
  let square = 0;
  for (const count of counts.values()) square += count * count;
  return { size: a.size + b.size, square, counts, children: [a, b], pages: [] };
}

function sameFeatures(leaf: CobwebConcept, features: readonly number[]): boolean {
  return leaf.counts.size === features.length && features.every((one) => leaf.counts.has(one));
}

function leafOf(features: readonly number[], page: number): CobwebConcept {
  const leaf = emptyConcept();
  absorb(leaf, features);
  leaf.pages.push(page);
  return leaf;
}

function emptyConcept(): CobwebConcept {
  return { size: 0, square: 0, counts: new Map(), children: [], pages: [] };
}

/** All pages below a concept. */
export function pagesOf(concept: CobwebConcept): number[] {
  const pages: number[] = [];
  const waiting = [concept];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const page of next.pages) pages.push(page);
    for (const child of next.children) waiting.push(child);
  }
  return pages;
}
