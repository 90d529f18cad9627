import type { Act } from './act.ts';
import { type Invitation, isOpen } from './invitation.ts';

/**
 * Is there an invitation still open that stands in the way of another? For a unique act any of the sender's to
 * it; else one to the same act and the same person.
 */
export const isPending = (
  { id, unique }: Act,
  { from, to }: { readonly from: number; readonly to?: number },
  sent: readonly Invitation[],
  now: number,
): boolean =>
  sent.some((each) => each.act === id && each.from === from && isOpen(each, now) && (unique || each.to === to));
