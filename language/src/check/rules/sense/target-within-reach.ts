import { placeOf } from '../../../meaning/read-facts.ts';
import { maxLevelsIn } from '../../levels/level-sources.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** A target is a level that gains can reach, of a quality that goes there one by one. */
export const targetWithinReach: Check = (world) => {
  const tops = maxLevelsIn(world);
  return world.qualities.flatMap((quality) => {
    const { target, climbs } = quality.facts;
    if (target === undefined) return [];
    const at = placeOf(quality.block, 'target');
    const top = tops.get(nameIn(quality)) ?? Number.POSITIVE_INFINITY;
    const tooHigh = `no gain goes above the cap of ${top}, and the target is ${target}; lower it, or raise the cap`;
    const neverShown = '"target" is for what climbs "one by one"; leave it out';
    return [
      ...(target > top ? [{ at, message: tooHigh }] : []),
      ...(climbs === 'ever steeper' ? [{ at, message: neverShown }] : []),
    ];
  });
};
