/** Parts of the screen a story can hold back. */
export const restrictions = ['Travel', 'Possessions', 'EchoBazaar', 'Fate', 'Messages', 'Agents', 'Extras'] as const;
export type Restriction = (typeof restrictions)[number];
