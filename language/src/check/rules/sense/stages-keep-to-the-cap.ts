import type { WrittenQuality } from '../../../meaning/quality.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { Problem } from '../../../syntax/block.ts';
import { maxLevelsIn } from '../../levels/level-sources.ts';
import { entriesByLevel } from '../../qualities.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** A stage, a picture, a text or a milestone begins at a level that the cap allows. */
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
        message: `${from} is above the cap of ${top}, and never shows; begin it lower, or raise the cap`,
      })),
  );
