/** The result, story or snippet on show, which can be set down. */
export type Telling = {
  /** The number of the storylet or of the snippet. */
  readonly id: number;
  /** Its name in plain words. */
  readonly name: string;
  readonly image: string;
  /** The world itself says that it is worth it. */
  readonly isOffered: boolean;
};
