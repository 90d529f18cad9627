/** What a world may set in typefaces of its choice, in the words of the pack. */
export const typefaceRoles = ['titles', 'text', 'italics', 'names', 'figures'] as const;

export type TypefaceRole = (typeof typefaceRoles)[number];

/** Shipped with the program (`web/src/ui/fonts.css`). A page loads only the typefaces of its world. */
export const bundledTypefaces = ['Alegreya', 'Alegreya SC', 'Alegreya Sans', 'Hall Capitals', 'Hall Italic'] as const;

/** The reader's system has these. */
export const systemTypefaces = ['serif', 'sans-serif', 'monospace'] as const;
