import { useMyself } from '../myself/myself-queries.ts';

/** Parts of the screen that the story can hold back. `None` holds back nothing. */
export type Restriction = 'Travel' | 'Extras' | 'EchoBazaar' | 'Fate' | 'Possessions' | 'Messages' | 'Agents' | 'None';

/** What is held back from the character now; undefined while that is not known. */
export const useRestrictions = (): readonly string[] | undefined => useMyself().data?.restrictedUserInterfaceElements;
