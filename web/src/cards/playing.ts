/** The means of playing a card of the hand. */
export type Playing = {
  /** Begins the story of a card; over when it has been answered. */
  readonly play: (eventId: number) => Promise<unknown>;
  /** The card whose story is being begun. */
  readonly playing?: number | undefined;
};
