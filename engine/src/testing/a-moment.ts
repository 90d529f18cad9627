import type { Chance } from '../chance.ts';
import type { Character } from '../character.ts';
import type { CharacterId, QualityId } from '../ids.ts';
import { characterDefaults } from '../new-character.ts';
import { noQualities, type Qualities, withStanding } from '../qualities/qualities.ts';
import type { Branch, Storylet } from '../story/storylet.ts';
import type { Moment } from '../turn.ts';
import type { Pack, World } from '../world.ts';
import { aWorld, ids } from './a-world.ts';

export type About = {
  branch?: Partial<Branch>;
  storylet?: Partial<Storylet>;
  storylets?: readonly Storylet[];
  pack?: Partial<Pack>;
  world?: World;
  character?: Partial<Omit<Character, 'qualities'>>;
  qualities?: Readonly<Record<QualityId, number>>;
  /** In order. Every further roll is 1. */
  rolls?: readonly number[];
  id?: CharacterId;
  now?: number;
  turn?: number;
};

/** Noon of the first day, on a quay with one storylet and one branch. `about` overrides the defaults. */
export function aMoment(about: About = {}): Moment {
  const world = about.world ?? aWorld(about);
  const character: Character = {
    ...characterDefaults,
    name: 'Ada',
    gender: 'Indistinct',
    face: 'beardy',
    area: ids.quay,
    actions: { count: 20 },
    story: { phase: 'In', storylet: ids.lamplighter, since: 1 },
    restrictions: ['Travel'],
    qualities: qualitiesOf(about.qualities ?? {}),
    ...about.character,
  };
  return {
    id: about.id ?? 71,
    world,
    character,
    passed: [],
    now: about.now ?? 43_200_000,
    turn: about.turn ?? 2,
    chance: loadedDice(about.rolls),
  };
}

export const qualitiesOf = (levels: Readonly<Record<QualityId, number>>): Qualities =>
  Object.entries(levels).reduce(
    (held, [id, level]) => withStanding(held, Number(id), { level, points: 0 }),
    noQualities,
  );

/** Dice that show these rolls in order, and then always 1. */
export function loadedDice(rolls: readonly number[] = []): Chance {
  const left = [...rolls];
  return { roll: () => left.shift() ?? 1, rest: () => 0 };
}
