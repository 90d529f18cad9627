/** Parts of the page that a story can restrict. */
export const restrictions = ['Travel', 'Possessions', 'EchoBazaar', 'Fate', 'Messages', 'Agents', 'Extras'] as const;
export type Restriction = (typeof restrictions)[number];
