/** A result, storylet or snippet that can be saved to the journal. */
export type ShareableText = {
  /** Id of the storylet or snippet. */
  readonly id: number;
  /** Plain text. */
  readonly name: string;
  readonly image: string;
  /** True if the world suggests saving it. */
  readonly isOffered: boolean;
};
