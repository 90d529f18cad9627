export type SentToday = {
  readonly inAll: number;
  /** Number of these sent to the player who is being invited. */
  readonly toThem: number;
};

export const noneToday: SentToday = { inAll: 0, toThem: 0 };

export const maxInvitationsPerDay = 30;

export const maxInvitationsPerDayToOne = 5;

/** By e-mail. */
export const maxOutsideInvitationsPerDay = 3;
