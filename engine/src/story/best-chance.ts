import { canChangeOutfit } from '../outfits/equip.ts';
import { bestClothes } from '../outfits/equip-highest.ts';
import type { Standpoint } from '../turn.ts';
import { chanceOf } from './challenge.ts';
import { type Challenge, testsLevel } from './storylet.ts';

/**
 * Returns the chance in percent if the character wore the best available items for the challenged quality. Returns
 * undefined if the chance is not higher, for luck, if clothes cannot be changed here, or if the story restricts
 * possessions.
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
