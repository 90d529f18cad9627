/** The point that stays in view where a picture is cut, in percent from its left and from its top. */
export type Focus = { readonly across: number; readonly down: number };

export type BuiltPicture = {
  /** Changes with the content of the picture. Its files are in the folder with this name. */
  readonly hash: string;
  /** Media type of the file `original`, which is shown until the picture is converted. */
  readonly original?: string;
};

/**
 * The converted pictures of a world, as the compiler writes them to `pictures.json`. The file of a size is
 * `{hash}/{kind}-{width}.{avif|jpg}`.
 */
export type BuiltPictures = {
  /** Only the default world shows the pictures of the program, `art/images`. */
  readonly isDefaultWorld: boolean;
  /** Keyed by kind and name. */
  readonly pictures: Readonly<Record<string, Readonly<Record<string, BuiltPicture>>>>;
  /** Keyed by kind and name, for pictures whose author names the focus. */
  readonly focus: Readonly<Record<string, Readonly<Record<string, Focus>>>>;
};
