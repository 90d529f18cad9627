import type { Character } from '../character.ts';
import { levelOf } from '../qualities/qualities.ts';
import type { Quality } from '../qualities/quality.ts';
import type { World } from '../world.ts';

/** The qualities of a category which their owner may name: those that are held, and meant to be named. */
export const namableIn = (category: string, character: Character, world: World): readonly Quality[] =>
  world.pack.qualities.filter(
    (quality) => quality.namable && quality.category === category && levelOf(character.qualities, quality.id) > 0,
  );
