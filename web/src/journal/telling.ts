/** The result, storylet or snippet that can be saved to the journal. */
export type Telling = {
  /** Id of the storylet or snippet. */
  readonly id: number;
  /** Its name as plain text. */
  readonly name: string;
  readonly image: string;
  /** The world suggests saving it. */
  readonly isOffered: boolean;
};
