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
  /** The persona they begin with. The caller checks that they may have it. */
  readonly persona?: PersonaId;
};

/** The fields of a character to whom nothing has happened yet, as far as they are the same for everyone. */
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
 * A new character with a full bank of actions, the qualities of the world's start and of their persona, and the timed stories
 * given at arrival. `chance` rolls the seeds of these and of all later ones that no turn starts: it must not be
 * foreseeable.
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
  const arrived = { character: { ...character, actions: { count: bankSize(character) } }, changes: [] };
  const moment = { world, now, chance };
  return giveTimers(giveAtArrival(arrived, moment), moment).character;
}

/** Adds up levels of the same quality. Qualities that are not in the world, or are shared, are left out. */
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

/** The access code of the persona, which counts as redeemed. */
const codesOf = (persona: Persona | undefined): readonly string[] =>
  persona?.code === undefined ? [] : [codeName(persona.code)];
