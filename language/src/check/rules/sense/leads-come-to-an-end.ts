import { placeOf } from '../../../meaning/read-facts.ts';
import { maxLevelsIn } from '../../levels/level-sources.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** Gains can reach the level at which a lead is done. */
export const leadsComeToAnEnd: Check = (world) => {
  const tops = maxLevelsIn(world);
  return world.qualities.flatMap((quality) => {
    const doneAt = quality.facts.lead && quality.facts['done at'];
    const top = tops.get(nameIn(quality)) ?? Number.POSITIVE_INFINITY;
    if (doneAt === undefined || doneAt <= top) return [];
    const message = `the lead is done at ${doneAt}, above the cap of ${top}, so it never ends; lower it, or raise the cap`;
    return [{ at: placeOf(quality.block, 'done at'), message }];
  });
};
