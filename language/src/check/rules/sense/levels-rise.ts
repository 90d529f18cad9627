import { placeOf } from '../../../meaning/read-facts.ts';
import { entriesByLevel } from '../../qualities.ts';
import type { Check } from '../../rule.ts';

/** Stages, pictures and texts of a quality must be sorted by level, with one for each level. */
export const levelsRise: Check = ({ qualities }) =>
  qualities.flatMap((quality) =>
    entriesByLevel(quality).flatMap(({ fact, what, entries }) =>
      entries.slice(1).flatMap(({ from, at }, before) => {
        const last = entries[before]?.from ?? 0;
        if (from > last) return [];
        const message =
          from === last
            ? `${what} ${from} stands twice; delete one`
            : `${what} ${from} comes after ${last}; put the levels in rising order`;
        return [{ at: at ?? placeOf(quality.block, fact), message }];
      }),
    ),
  );
