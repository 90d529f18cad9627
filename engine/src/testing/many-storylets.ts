import { type Chance, chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import type { LevelRequirement } from '../qualities/requirement.ts';
import type { Effect } from '../story/consequences.ts';
import type { Storylet } from '../story/storylet.ts';
import type { World } from '../world.ts';
import { aMoment, qualitiesOf } from './a-moment.ts';
import { aBranch, aQuality, aStorylet, aWorld } from './a-world.ts';

const qualities = 300;

/**
 * A deterministic world of one place with `count` storylets. Each has one branch that can always be chosen, three
 * effects, and 2 to 4 bounds on 300 qualities. With levels from 0 to 99, about a quarter of the bounds hold, so about 3
 * in 100 storylets fit.
 */
export function manyStorylets(count: number, seed = 12345): World {
  const chance = chanceFrom(seed);
  const storylets = Array.from({ length: count }, (_, place): Storylet => {
    const id = place + 1;
    const [up, down, set, ...asked] = different(3 + between(2, 4, chance), chance) as [number, number, number];
    const effects: Effect[] = [
      { kind: 'change', quality: up, by: between(1, 3, chance) },
      { kind: 'change', quality: down, by: -between(1, 3, chance) },
      { kind: 'set', quality: set, to: between(0, 99, chance) },
    ];
    const always = { title: '', descriptionHtml: '', effects, reveal: [] };
    return aStorylet({
      id,
      order: id,
      when: (asked as number[]).map((quality) => askedOf(quality, chance)),
      branches: [aBranch({ id, cost: 0, outcomes: { always } })],
    });
  });
  return aWorld({
    storylets,
    pack: { qualities: Array.from({ length: qualities }, (_, place) => aQuality({ id: place + 1 })) },
  });
}

/** A character who has every quality at a level from 0 to 99. */
export function somebody(seed: number): Character {
  const chance = chanceFrom(seed);
  const levels = Array.from({ length: qualities }, (_, place) => [place + 1, between(0, 99, chance)] as const);
  return { ...aMoment().character, story: { phase: 'Available' }, qualities: qualitiesOf(Object.fromEntries(levels)) };
}

function askedOf(quality: number, chance: Chance): LevelRequirement {
  const asked = { kind: 'level', quality } as const;
  const kind = chance.roll(10);
  if (kind <= 5) return { ...asked, atLeast: between(48, 99, chance) };
  if (kind <= 8) return { ...asked, atMost: between(0, 51, chance) };
  const width = chance.roll(51);
  const atLeast = between(0, 100 - width, chance);
  return { ...asked, atLeast, atMost: atLeast + width - 1 };
}

function different(count: number, chance: Chance): readonly number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(chance.roll(qualities));
  return [...chosen];
}

const between = (low: number, high: number, { roll }: Chance): number => low - 1 + roll(high - low + 1);
