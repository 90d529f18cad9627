import { codeName } from './access/access-code.ts';
import { bankSize } from './actions/action-clock.ts';
import type { Chance } from './chance.ts';
import type { Character } from './character.ts';
import type { PersonaId, QualityId } from './ids.ts';
import type { Persona } from './persona.ts';
import { gain, pointsUpTo } from './qualities/level.ts';
import { noQualities, nothing, type Qualities, withStanding } from './qualities/qualities.ts';
import type { QualityLevel } from './qualities/quality.ts';
import { giveAtArrival, giveTimers } from './timed/timers.ts';
import type { World } from './world.ts';

export type Newcomer = Pick<Character, 'name' | 'gender' | 'face'> & {
  /** The caller checks that the player may have this persona. */
  readonly persona?: PersonaId;
};

export const characterDefaults = {
  arrived: 0,
  luckSeed: 0,
  area: 0,
  actions: { count: 0 },
  actionsSpent: 0,
  fate: 0,
  membership: { tier: 'none' },
  refreshes: [],
  cards: {},
  story: { phase: 'Available' },
  forcedInARow: 0,
  met: [],
  qualities: noQualities,
  names: {},
  worn: {},
  outfits: [],
  chosenOutfit: 1,
  plans: [],
  agents: [],
  timers: [],
  begun: [],
  restrictions: [],
  codes: [],
} as const satisfies Partial<Character>;

/**
 * Returns a character with a full action bank, the initial qualities of world and persona, and the timed stories that
 * start on arrival. `chance` must be unpredictable, because it seeds all timed stories that start outside turns.
 */
export function newCharacter(
  world: World,
  { name, gender, face, persona: id }: Newcomer,
  now: number,
  chance: Chance,
): Character {
  const { start } = world.pack;
  const persona = id === undefined ? undefined : world.personas.get(id);
  const character: Character = {
    ...characterDefaults,
    name,
    gender,
    face,
    arrived: now,
    luckSeed: chance.roll(2 ** 31),
    area: start.area,
    qualities: qualitiesOf([...start.qualities, ...(persona?.qualities ?? [])], world),
    restrictions: start.restrictions,
    codes: codesOf(persona),
  };
  const arrived = { character: { ...character, actions: { count: bankSize({ character, world }) } }, changes: [] };
  const moment = { world, now, chance };
  return giveTimers(giveAtArrival(arrived, moment), moment).character;
}

/** Adds up levels of the same quality. Leaves out unknown and shared qualities. */
function qualitiesOf(given: readonly QualityLevel[], world: World): Qualities {
  const levels = new Map<QualityId, number>();
  for (const { quality, level } of given) levels.set(quality, (levels.get(quality) ?? 0) + level);
  return [...levels].reduce((sofar, [id, level]) => {
    const quality = world.qualities.get(id);
    if (!quality || quality.shared) return sofar;
    const by = quality.climbs === 'one by one' ? level : pointsUpTo(level, quality.steepest);
    return withStanding(sofar, id, gain(nothing, by, quality));
  }, noQualities);
}

/** The persona's access code counts as redeemed. */
const codesOf = (persona: Persona | undefined): readonly string[] =>
  persona?.code === undefined ? [] : [codeName(persona.code)];
