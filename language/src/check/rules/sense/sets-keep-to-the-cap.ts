import { maxLevelsIn } from '../../levels/level-sources.ts';
import { formulaRange } from '../../levels/levels.ts';
import type { Check } from '../../rule.ts';
import { effectsOf } from '../../world-index.ts';

/** A level that is set, or there from the start, is not above the most its cap ever allows. */
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
    return least > top ? [{ at, message: `"${name}" has a cap of ${top}; keep to it, or raise the cap` }] : [];
  });
};
