/** The ornaments of a chart, besides land and water. */
export type Ornaments = {
  readonly cartouche: {
    readonly x: number;
    readonly y: number;
    readonly above: string;
    readonly title: string;
    readonly below: string;
  };
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
  /** A dashed round, beyond which nobody has measured. */
  readonly limit?: { readonly x: number; readonly y: number; readonly radius: number; readonly words: string };
  readonly names: readonly { readonly text: string; readonly x: number; readonly y: number; readonly size: number }[];
  readonly serpent: { readonly x: number; readonly y: number; readonly size: number; readonly mirrored: boolean };
  readonly kraken: { readonly x: number; readonly y: number; readonly size: number };
  readonly ships: readonly {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly mirrored: boolean;
  }[];
  /** From where the lines of the winds go out. */
  readonly nodes: readonly (readonly [x: number, y: number])[];
};
