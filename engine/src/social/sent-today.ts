/** Invitations that a player has sent within a day. */
export type SentToday = {
  readonly inAll: number;
  /** Of these, the number sent to the player who is being invited. */
  readonly toThem: number;
};

export const noneToday: SentToday = { inAll: 0, toThem: 0 };

/** Invitations of one player per day. */
export const maxInvitationsPerDay = 30;

/** Invitations of one player to the same person per day. */
export const maxInvitationsPerDayToOne = 5;

/** Invitations by e-mail of one player per day. */
export const maxOutsideInvitationsPerDay = 3;
