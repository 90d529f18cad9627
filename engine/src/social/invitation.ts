import { invitationPeriodMs } from '@underhall/contract/limits';
import type { ActId, CharacterId, InvitationId } from '../ids.ts';
import type { Act } from './act.ts';

/**
 * An invitation to do something together. It is stored outside both characters, so it holds neither of them. The
 * answer, a cancellation or its age ends it.
 */
export type Invitation = {
  readonly id: InvitationId;
  readonly act: ActId;
  readonly from: CharacterId;
  readonly to: CharacterId;
  /** Milliseconds since 1970, UTC. */
  readonly sentAt: number;
  /** Text of the sender: plain, may be empty. */
  readonly words: string;
  /** How it ended. Without this it is open, until it expires. */
  readonly over?: InvitationEnd;
  /** A branch of the storylet it leads to was chosen. */
  readonly begun?: true;
};

export type InvitationEnd = 'accepted' | 'declined' | 'cancelled' | 'expired';

/** True if it still waits for an answer. */
export const isOpen = ({ over, sentAt }: Invitation, now: number): boolean =>
  over === undefined && now - sentAt < invitationPeriodMs;

/**
 * True if an open invitation of the same sender blocks another one: any to a unique act, else one to the same act and
 * player.
 */
export const isPending = (
  { id, unique }: Act,
  to: CharacterId | undefined,
  sent: readonly Invitation[],
  now: number,
): boolean => sent.some((each) => each.act === id && isOpen(each, now) && (unique || each.to === to));
