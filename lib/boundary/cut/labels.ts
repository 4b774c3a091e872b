/**
 * Which correction decides an address, and what a further one would move. The most exact label
 * wins: one for the address, then the longest prefix, then the host; of two with the same target
 * the later. Withdrawn labels say nothing. A host's label does not reach the hosts below it: those
 * may be other people's (`pages.example.edu`), and a label too narrow is mended by a second one,
 * while one too wide moves pages nobody was thinking of.
 * Cost: the decider takes a look per label once, and a look per directory for each address.
 */
import type { Membership } from '../../model/boundary.ts';
import { isActive, type Label, type NewLabel } from '../../model/label.ts';
import { directoryEnd, hostOfKey, keyOf } from '../../url/anatomy.ts';

export const activeLabels = <T extends NewLabel>(labels: readonly T[]): T[] =>
  labels.filter(isActive);

/** The label that decides this address, or null where the person has said nothing of it. */
export function labelOf(labels: readonly Label[], url: string): Label | null {
  return labelDecider(labels)(url);
}

/** `labelOf` for many addresses. */
export function labelDecider(labels: readonly Label[]): (url: string) => Label | null {
  const byTarget = new Map<string, Label>();
  for (const label of activeLabels(labels)) {
    const key = targetKey(label);
    const known = byTarget.get(key);
    if (known === undefined || isLater(label, known)) byTarget.set(key, label);
  }
  return (url) => {
    const exact = byTarget.get(url);
    if (exact !== undefined) return exact;
    const key = keyOf(url);
    const host = hostOfKey(key);
    let slash = directoryEnd(key) - 1;
    while (slash > host.length) {
      const label = byTarget.get(key.slice(0, slash + 1));
      if (label !== undefined) return label;
      slash = key.lastIndexOf('/', slash - 1);
    }
    return byTarget.get(host) ?? null;
  };
}

/**
 * An address has its scheme, a prefix a slash and no scheme, a host neither: none can be another.
 */
function targetKey({ reach, target }: Label): string {
  return reach === 'prefix' ? keyOf(target) : target;
}

function isLater(label: Label, other: Label): boolean {
  return label.at === other.at ? label.id > other.id : label.at > other.at;
}

export interface Moved {
  toIn: string[];
  toOut: string[];
}

/**
 * The known addresses that `candidate` would itself move, were it added now: those it decides and
 * that are on the other side. What follows from their moving is for the cut to say.
 */
export function movedBy(
  members: readonly Membership[],
  labels: readonly Label[],
  candidate: NewLabel,
): Moved {
  const newest: Label = { ...candidate, at: Number.POSITIVE_INFINITY, id: 0 };
  const decide = labelDecider([...labels, newest]);
  const moved = members
    .filter(({ url, side }) => side !== candidate.side && decide(url) === newest)
    .map(({ url }) => url);
  return candidate.side === 'in' ? { toIn: moved, toOut: [] } : { toIn: [], toOut: moved };
}
