/** How to play a card of the hand. */
export type CardPlay = {
  /** Begins the story of a card. Resolves when it is answered. */
  readonly play: (eventId: number) => Promise<unknown>;
  /** The card whose story is beginning. */
  readonly playing?: number | undefined;
};
