import { bankSize } from './actions/action-clock.ts';
import type { Character } from './character.ts';
import { climb, pointsUpTo } from './qualities/level.ts';
import { noQualities, nothing, withStanding } from './qualities/qualities.ts';
import type { World } from './world.ts';

export type Newcomer = Pick<Character, 'name' | 'gender' | 'face'>;

/** A character who has just come down the steps, with a whole candle and what the world's start gives. */
export function newCharacter(world: World, { name, gender, face }: Newcomer): Character {
  const { start } = world.pack;
  const qualities = start.qualities.reduce((sofar, { quality: id, level }) => {
    const quality = world.qualities.get(id);
    if (!quality) return sofar;
    const by = quality.climbs === 'one by one' ? level : pointsUpTo(level, quality.steepest);
    return withStanding(sofar, id, climb(nothing, by, quality));
  }, noQualities);
  const character: Character = {
    name,
    gender,
    face,
    area: start.area,
    actions: { count: 0 },
    story: { phase: 'Available' },
    qualities,
    worn: {},
    restrictions: start.restrictions,
  };
  return { ...character, actions: { count: bankSize(character) } };
}
