import type { ActId } from '../ids.ts';

/**
 * Somebody was asked to do something together. It is kept outside of both characters, so that neither is held
 * by it: the act's answer, the sender's second thoughts or its age end it.
 */
export type Invitation = {
  readonly id: number;
  readonly act: ActId;
  /** The numbers of the two characters. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds since 1970, UTC. */
  readonly sentAt: number;
  /** What the sender wrote with it: plain text, may be empty. */
  readonly words: string;
  /** How it ended; it is open while this is missing, until it is too old. */
  readonly over?: InvitationEnd;
};

export type InvitationEnd = 'accepted' | 'declined' | 'cancelled' | 'expired';

/** An invitation is open for 14 days, in milliseconds. */
export const openFor = 14 * 24 * 60 * 60 * 1000;

/** Does it still wait for its answer? */
export const isOpen = ({ over, sentAt }: Invitation, now: number): boolean =>
  over === undefined && now - sentAt < openFor;
