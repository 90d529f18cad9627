/** The invitations that somebody has sent within a day. */
export type SentToday = {
  readonly inAll: number;
  /** The number of them sent to the one who is to be asked now. */
  readonly toThem: number;
};

export const noneToday: SentToday = { inAll: 0, toThem: 0 };

/** Invitations of one player in a day. */
export const maxInvitationsPerDay = 30;

/** The same to one person. */
export const maxInvitationsPerDayToOne = 5;

/** Letters of one player to outsiders in a day. */
export const maxOutsideInvitationsPerDay = 3;
