import { placeOf } from '../../../meaning/read-facts.ts';
import { maxLevelsIn } from '../../levels/level-sources.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** Gains can reach the target, and the quality climbs one by one. */
export const targetWithinReach: Check = (world) => {
  const tops = maxLevelsIn(world);
  return world.qualities.flatMap((quality) => {
    const { target, climbs } = quality.facts;
    if (target === undefined) return [];
    const at = placeOf(quality.block, 'target');
    const top = tops.get(nameIn(quality)) ?? Number.POSITIVE_INFINITY;
    const tooHigh = `the target ${target} is above the cap of ${top}; lower it, or raise the cap`;
    const neverShown = '"target" needs a quality that climbs "one by one"; delete it';
    return [
      ...(target > top ? [{ at, message: tooHigh }] : []),
      ...(climbs === 'ever steeper' ? [{ at, message: neverShown }] : []),
    ];
  });
};
