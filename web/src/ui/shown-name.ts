import { defaultCharacterName } from '../constants/social.ts';

/** A character's name, or *Someone* where a reply has none. */
export const shownName = (name: string | undefined): string => name || defaultCharacterName;
