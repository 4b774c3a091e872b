/**
 * A walk over a graph that need not be known beforehand (WBD §6): it stands on a node, and each
 * step asks for neighbours and takes it to a node. If the neighbours it asks for are not known yet,
 * the step says which node it needs and changes nothing; once they are known the same step is made.
 * Neighbours of a node must stay the same during a walk. `state()` is a plain record; a walk made
 * from it goes on as the first would have.
 */
export interface Walk<State> {
  step(neighboursOf: Neighbours): WalkStep;
  state(): State;
}

/** The nodes a node links to, in a fixed order, or undefined while not known. */
export type Neighbours = (node: number) => ArrayLike<number> | undefined;

export type WalkStep =
  /** The walk stands on `node` now. */
  | { kind: 'at'; node: number }
  /** The neighbours of `node` must be found out first. */
  | { kind: 'needs'; node: number }
  /** There is nowhere to go any more. */
  | { kind: 'done' };

/** Steps a walk up to `steps` times where all neighbours are known; returns the nodes in order. */
export function walked(walk: Walk<unknown>, neighboursOf: Neighbours, steps: number): number[] {
  const nodes: number[] = [];
  for (let i = 0; i < steps; i++) {
    const step = walk.step(neighboursOf);
    if (step.kind === 'done') break;
    if (step.kind === 'needs')
      throw new RangeError(`The neighbours of ${step.node} are not known.`);
    nodes.push(step.node);
  }
  return nodes;
}

export function checkStart(start: number): void {
  if (!Number.isInteger(start) || start < 0) {
    throw new RangeError(`A walk must start on a node, not ${start}.`);
  }
}
