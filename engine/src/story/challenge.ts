import { testedLevel } from '../agents/tested-level.ts';
import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import type { Challenge } from './storylet.ts';

/** Chance in percent before it is rounded down; the bands go by this one. */
export function exactChance(challenge: Challenge, character: Character, world: World): number {
  const { difficulty } = challenge;
  if (challenge.kind === 'luck') return within(10, 50 - 10 * difficulty);
  const { scaler = 60, step = 10 } = world.qualities.get(challenge.quality) ?? {};
  const level = testedLevel(challenge.quality, character, world);
  if (challenge.kind === 'narrow') return within(10, 60 + step * (level - difficulty));
  return difficulty <= 0 ? 100 : within(1, (scaler * level) / difficulty);
}

/** Chance of success in whole percent: what is shown, and what is rolled against. */
export const chanceOf = (challenge: Challenge, character: Character, world: World): number =>
  Math.floor(exactChance(challenge, character, world));

const within = (lowest: number, chance: number): number => Math.min(100, Math.max(lowest, chance));

/** Upper bound of each band, the hardest first, with the change points it teaches. */
const bands = [
  { upTo: 10, name: 'almost hopeless', onSuccess: 6, onFailure: 4 },
  { upTo: 30, name: 'a long shot', onSuccess: 5, onFailure: 3 },
  { upTo: 40, name: 'against you', onSuccess: 4, onFailure: 2 },
  { upTo: 50, name: 'even at the best', onSuccess: 3, onFailure: 1 },
  { upTo: 60, name: 'a little better than even', onSuccess: 3, onFailure: 1 },
  { upTo: 70, name: 'fair', onSuccess: 2, onFailure: 1 },
  { upTo: 80, name: 'favourable', onSuccess: 2, onFailure: 1 },
  { upTo: 90, name: 'easy', onSuccess: 2, onFailure: 1 },
  { upTo: 100, name: 'plain sailing', onSuccess: 1, onFailure: 1 },
] as const;

export type Band = (typeof bands)[number];

/** How hard a chance is called, and what an attribute learns from it. */
export const bandOf = (chance: number): Band => bands.find((band) => chance <= band.upTo) ?? bands[8];
