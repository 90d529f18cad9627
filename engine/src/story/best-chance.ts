import { canChangeOutfit } from '../outfits/equip.ts';
import { bestClothes } from '../outfits/equip-highest.ts';
import type { Standpoint } from '../turn.ts';
import { chanceOf } from './challenge.ts';
import { type Challenge, testsLevel } from './storylet.ts';

/**
 * Chance in percent with the best items in reach for the challenged quality. Undefined for luck, and where it is not
 * higher. Also undefined where clothes cannot be changed, or the story restricts them.
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
