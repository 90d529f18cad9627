import type { Character } from '../character.ts';
import { limitsOf } from '../membership/limits.ts';
import type { Outfit } from './outfit.ts';

/** How many outfits can be bought. With the one everybody has and those of the club there is a name for each. */
export const maxOutfits = 6;

/** How many outfits of a kind a character may have, and put on: none of the club's for those who are not in it. */
export function outfitLimit(type: Outfit['type'], character: Pick<Character, 'membership'>): number {
  switch (type) {
    case 'Standard':
      return 1;
    case 'Purchased':
      return maxOutfits;
    case 'GivenInGame':
      return Number.POSITIVE_INFINITY;
    case 'Exceptional':
      return limitsOf(character).exceptionalOutfits;
    case 'EnhancedExceptional':
      return limitsOf(character).enhancedOutfits;
  }
}
