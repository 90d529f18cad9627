import { constantOf } from '../../../meaning/requirement.ts';
import { maxLevelOf } from '../../levels/levels.ts';
import { isObtainable, levelsIn } from '../../levels/movement.ts';
import type { Check } from '../../rule.ts';
import { effectsOf, qualitiesByName } from '../../world-index.ts';

/**
 * Nobody can lose what nobody has. A quality that climbs by change points is left out, because its losses are counted
 * in points.
 */
export const lossesCanBeMade: Check = (world) =>
  effectsOf(world).flatMap(({ lose = [] }) =>
    lose.flatMap(({ quality, amount }) => {
      const facts = qualitiesByName(world).get(quality.name)?.facts;
      if (!facts || facts.climbs === 'ever steeper' || !isObtainable(quality.name, world)) return [];
      const most = maxLevelOf(levelsIn(world).get(quality.name) ?? { upTo: 0, exact: new Set<number>() });
      const loss = constantOf(amount) ?? 0;
      if (loss <= most) return [];
      return [
        {
          at: quality.at,
          message: `nobody can have ${loss} of "${quality.name}", at most ${most}; lose less, or write "set: ${quality.name} 0" to take all`,
        },
      ];
    }),
  );
