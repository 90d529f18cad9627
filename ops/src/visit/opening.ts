/** A storylet played by one of its branches, a journey to another area, or a purchase. */
export type Part =
  | { readonly storylet: string; readonly branch: RegExp; readonly ends?: string; readonly isDrawn?: true }
  | { readonly travel: string }
  | { readonly shop: string; readonly thing: string };

/** One path through the opening of the default world, from its first scene to its last. */
export const opening: readonly Part[] = [
  { storylet: 'The Four Thousand and Twelfth Step', branch: /counted the steps/i, ends: 'An Error in the Paintwork' },
  { storylet: 'One Candle, for the Use Of', branch: /read the form first/i },
  { storylet: 'Persons Without a Character', branch: /nobody would have you back/i, ends: 'The Third Stamp' },
  { storylet: 'The Pegs Along the Wall', branch: /take the coat/i, ends: 'A Name in the Collar' },
  { storylet: 'The Watch at the Arch', branch: /pass for somebody/i },
  { travel: 'Lampwick' },
  { storylet: 'Lampwick, at a Quarter to Lamps', branch: /watch the roof/i, ends: 'A Stave with No Notes' },
  { storylet: 'The Aunt at Number Nine', branch: /kiss the offered cheek/i, ends: 'Entered in the Book' },
  { storylet: 'A Card with One Corner Turned Down', branch: /return the call/i, ends: 'Not at Home', isDrawn: true },
  { travel: 'The Bazaar' },
  { shop: 'Gifts, by the Door', thing: 'Pen-Wiper in the Shape of a Bishop' },
  { storylet: 'A Sale of Work, in Aid of the Roof', branch: /bring the aunt a bishop/i, ends: 'The Last but One' },
  { travel: 'Lampwick' },
  { storylet: 'Tea at Number Nine', branch: /what family/i, ends: 'Asks' },
];
