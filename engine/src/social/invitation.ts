import { invitationPeriodMs } from '@underhall/contract/limits';
import type { ActId, CharacterId, InvitationId } from '../ids.ts';
import type { Act } from './act.ts';

/**
 * Somebody was asked to do something together. It is kept outside of both characters, so that neither is held
 * by it: the act's answer, the sender's second thoughts or its age end it.
 */
export type Invitation = {
  readonly id: InvitationId;
  readonly act: ActId;
  readonly from: CharacterId;
  readonly to: CharacterId;
  /** Milliseconds since 1970, UTC. */
  readonly sentAt: number;
  /** Written by the sender with it: plain text, may be empty. */
  readonly words: string;
  /** The way it ended; while this is missing it is open, until it is too old. */
  readonly over?: InvitationEnd;
  /** A branch of the storylet it leads into was chosen. */
  readonly begun?: true;
};

export type InvitationEnd = 'accepted' | 'declined' | 'cancelled' | 'expired';

/** True if it still waits for its answer. */
export const isOpen = ({ over, sentAt }: Invitation, now: number): boolean =>
  over === undefined && now - sentAt < invitationPeriodMs;

/**
 * True if an invitation of the same sender is still open that stands in the way of another: for a unique act any to
 * that act; else one to the same act and the same person.
 */
export const isPending = (
  { id, unique }: Act,
  to: CharacterId | undefined,
  sent: readonly Invitation[],
  now: number,
): boolean => sent.some((each) => each.act === id && isOpen(each, now) && (unique || each.to === to));
