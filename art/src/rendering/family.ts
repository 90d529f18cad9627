import type { Picture } from '../drawing/picture.ts';

/** One file as it lies in `images/`, by its path from there. */
export type OutputFile = { readonly path: string; readonly bytes: Uint8Array | string };

/** Pictures of one kind, drawn by one recipe. */
export type Family = {
  /** Its folder in `images/` where it has one of its own, and what it is called on the command line. */
  readonly name: string;
  /** The first file of its recipe (`import.meta.filename`). A change there, or in its imports, redraws every picture. */
  readonly recipe: string;
  /** Collections of parts. A change of a part redraws only the pictures that contain it. */
  readonly parts?: {
    readonly collections: readonly string[];
    /** The files that hold the parts of a picture. */
    readonly filesOf: (name: string) => readonly string[];
  };
  /** The specification of each picture, by its name. Plain data: a change of it redraws that picture. */
  readonly specs: ReadonlyMap<string, object>;
  /** Every file of one picture. The same name gives the same bytes, on any day and in any order. */
  readonly render: (name: string) => Promise<readonly OutputFile[]>;
  /** One picture of the family, small and quick, by the same recipe: what the tests look at. */
  readonly sample: () => Promise<Picture>;
};
