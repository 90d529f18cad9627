import { invitationPeriodMs } from '@underhall/contract/limits';
import type { ActId, CharacterId, InvitationId } from '../ids.ts';
import type { Act } from './act.ts';

/**
 * An invitation to an act. It is stored outside both characters, so that neither is blocked. An answer, a cancellation
 * or its expiry ends it.
 */
export type Invitation = {
  readonly id: InvitationId;
  readonly act: ActId;
  readonly from: CharacterId;
  readonly to: CharacterId;
  /** Milliseconds since 1970, UTC. */
  readonly sentAt: number;
  /** Written by the sender. Plain text, may be empty. */
  readonly words: string;
  /** How it ended. If missing, it is open until it expires. */
  readonly over?: InvitationEnd;
  /** Set once a branch of the act's storylet was chosen. */
  readonly begun?: true;
};

export type InvitationEnd = 'accepted' | 'declined' | 'cancelled' | 'expired';

export const isOpen = ({ over, sentAt }: Invitation, now: number): boolean =>
  over === undefined && now - sentAt < invitationPeriodMs;

/**
 * True if an open invitation of the sender prevents another. For a unique act, any open invitation to the act does.
 * Otherwise only one to the same player does.
 */
export const isPending = (
  { id, unique }: Act,
  to: CharacterId | undefined,
  sent: readonly Invitation[],
  now: number,
): boolean => sent.some((each) => each.act === id && isOpen(each, now) && (unique || each.to === to));
