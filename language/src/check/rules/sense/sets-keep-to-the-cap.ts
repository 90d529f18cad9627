import { maxLevelsIn } from '../../levels/level-sources.ts';
import { formulaRange } from '../../levels/levels.ts';
import type { Check } from '../../rule.ts';
import { effectsOf } from '../../world-index.ts';

/** Levels that are set, or given at the start, must not exceed the highest possible cap. */
export const setsKeepToTheCap: Check = (world) => {
  const tops = maxLevelsIn(world);
  const startingLevels = [
    ...world.packs.flatMap(({ facts }) => facts['start with'] ?? []),
    ...world.personas.flatMap(({ facts }) => facts['starts with'] ?? []),
  ].map(({ quality, count, at }) => ({ quality, least: count, at }));
  const set = effectsOf(world)
    .flatMap(({ set = [] }) => set)
    .map(({ quality, amount, at }) => ({ quality, least: formulaRange(amount).least, at }));
  return [...startingLevels, ...set].flatMap(({ quality: { name }, least, at }) => {
    const top = tops.get(name) ?? Number.POSITIVE_INFINITY;
    return least > top
      ? [{ at, message: `this is above the cap of "${name}", which is ${top}; lower it, or raise the cap` }]
      : [];
  });
};
