import type { WrittenQuality } from '../../../meaning/quality.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { Problem } from '../../../syntax/block.ts';
import { maxLevelsIn } from '../../levels/level-sources.ts';
import { entriesByLevel } from '../../qualities.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const stagesKeepToTheCap: Check = (world) => {
  const tops = maxLevelsIn(world);
  return world.qualities.flatMap((quality) => above(tops.get(nameIn(quality)) ?? Number.POSITIVE_INFINITY, quality));
};

const above = (top: number, quality: WrittenQuality): readonly Problem[] =>
  entriesByLevel(quality).flatMap(({ fact, entries }) =>
    entries
      .filter(({ from }) => from > top)
      .map(({ from, at }) => ({
        at: at ?? placeOf(quality.block, fact),
        message: `level ${from} is above the cap of ${top}, so this never shows; lower it, or raise the cap`,
      })),
  );
