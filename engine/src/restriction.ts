/** Parts of the screen a story can hold back. */
export type Restriction = 'Travel' | 'Extras' | 'EchoBazaar' | 'Fate' | 'Possessions' | 'Messages' | 'Agents';
