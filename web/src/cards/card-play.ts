export type CardPlay = {
  /** Begins the card's story. Resolves after the reply. */
  readonly play: (eventId: number) => Promise<unknown>;
  readonly playing?: number | undefined;
};
