import { canChangeOutfit } from '../outfits/equip.ts';
import { bestClothes } from '../outfits/equip-highest.ts';
import type { Standpoint } from '../turn.ts';
import { chanceOf } from './challenge.ts';
import { type Challenge, testsLevel } from './storylet.ts';

/**
 * The chance in percent with the best for the challenged quality that the character has within reach. Undefined for
 * luck, where clothes cannot be changed now or are held back by the story, and where it would be no higher than it is.
 */
export function bestChance(challenge: Challenge, here: Standpoint): number | undefined {
  const { character, world } = here;
  if (!testsLevel(challenge) || character.restrictions.includes('Possessions') || !canChangeOutfit(here)) {
    return undefined;
  }
  const worn = { ...character.worn, ...bestClothes(challenge.quality, here) };
  const chance = chanceOf(challenge, { character: { ...character, worn }, world });
  return chance > chanceOf(challenge, here) ? chance : undefined;
}
