/**
 * Why a repeated choice was not made again. `complete`: it was made as often as the player wanted. `event`: something
 * happened that the player should read. `opened`: another storylet is on offer now.
 */
export const repeatEnds = ['complete', 'actions', 'locked', 'gone', 'event', 'opened'] as const;
export type RepeatEnd = (typeof repeatEnds)[number];

/** A choice that the player made several times in one turn. Only recorded in the ledger, as the turn's last change. */
export type RepeatedChange = {
  readonly kind: 'repeated';
  readonly wanted: number;
  /** How often it was made. */
  readonly times: number;
  readonly end: RepeatEnd;
};
