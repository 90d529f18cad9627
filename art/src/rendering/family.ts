import type { Picture } from '../drawing/picture.ts';

/** One file as it lies in `images/`, by its path from there. */
export type OutputFile = { readonly path: string; readonly bytes: Uint8Array | string };

/** Pictures of one kind, drawn by one recipe. */
export type Family = {
  /** Its folder in `images/` where it has one of its own, and what it is called on the command line. */
  readonly name: string;
  /** The file its recipe begins in (`import.meta.filename`): a change there, or in what it imports, draws all anew. */
  readonly recipe: string;
  /** Collections of parts its recipe draws from; only a change of the parts that are in a picture draws that anew. */
  readonly parts?: {
    readonly collections: readonly string[];
    /** The files that hold the parts of a picture. */
    readonly filesOf: (name: string) => readonly string[];
  };
  /** The specification of each picture, by its name. Plain data: a change of it draws that picture anew. */
  readonly specs: ReadonlyMap<string, object>;
  /** Every file of one picture. The same name gives the same bytes, on any day and in any order. */
  readonly render: (name: string) => Promise<readonly OutputFile[]>;
  /** One picture of the family, small and quick, by the same recipe: what the tests look at. */
  readonly sample: () => Promise<Picture>;
};
