/** Without a turn and without a visible page for this long, a player counts as away. */
export const minAbsenceMs = 6 * 3_600_000;

/** An absence whose news the player has not seen. In milliseconds since 1970. */
export type Absence = { readonly from: number; readonly until: number };

/** What is known of a player's visits, in milliseconds since 1970. */
export type Visits = {
  /** Last moment at which the player was here. Undefined for a player who was never here. */
  readonly seenAt?: number;
  /** An earlier absence that ended, but whose news the player has not seen. */
  readonly unseen?: Absence;
};

/**
 * Returns the absence whose news to show. Absences in a row count as one until the player has seen the news. Undefined
 * if there is none.
 */
export function absenceAt({ seenAt, unseen }: Visits, now: number): Absence | undefined {
  const isBack = seenAt !== undefined && now - seenAt >= minAbsenceMs;
  return isBack ? { from: unseen?.from ?? seenAt, until: now } : unseen;
}
