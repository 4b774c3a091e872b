/** The part of a boundary that a person wants to save. */
import { type Membership, verdictOf } from '../model/boundary.ts';
import type { ExportChoice } from '../model/export-choice.ts';

/** The address as it is to be saved; null when it is not. */
export function narrowed(
  member: Membership,
  { opened, unsure }: Pick<ExportChoice, 'opened' | 'unsure'>,
): Membership | null {
  if (opened !== 'all' && member.opened !== (opened === 'opened')) return null;
  if (unsure === 'counted' || verdictOf(member) !== 'unsure') return member;
  return { ...member, side: unsure === 'with' ? 'in' : 'out' };
}
