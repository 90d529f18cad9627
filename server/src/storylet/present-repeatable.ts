import type { Repeatable } from '@underhall/contract';
import { type Branch, chanceOf, levelOf, maxTimes, pricesOf, type Standpoint } from '@underhall/engine';
import { nameOf } from '../wording/quality-name.ts';

/** Undefined if the branch cannot be chosen several times at once now. */
export function presentRepeatable(branch: Branch, here: Standpoint): Repeatable | undefined {
  const max = branch.repeatable === undefined ? 1 : maxTimes(branch, here);
  if (max < 2) return undefined;
  const { character, world } = here;
  const named = (id: number) => {
    const quality = world.qualities.get(id);
    return quality ? nameOf(quality, character) : '';
  };
  const items = branch.challenges.flatMap((challenge) => {
    const { secondChance: item } = challenge;
    return item !== undefined && levelOf(character.qualities, item) > 0 && chanceOf(challenge, here) < 100
      ? [item]
      : [];
  });
  return {
    max,
    prices: [
      ...pricesOf(branch).map(({ quality, level }) => ({ name: named(quality), level })),
      ...items.map((item) => ({ name: named(item), level: 1, secondChanceId: item })),
    ],
  };
}
