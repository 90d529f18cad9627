import type { WrittenWorld } from '../../../meaning/read-world.ts';
import { maxLevelOf, rangeRequired } from '../../levels/levels.ts';
import { canEverHold, isObtainable, levelsIn, movementsIn } from '../../levels/movement.ts';
import { priceRequirement, requirementsIn, type SingleRequirement } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { pricesIn } from '../../used-qualities.ts';

export const askedLevelsCanBeHad: Check = (world) =>
  [...requirementsIn(world), ...pricesIn(world).map(priceRequirement)].flatMap((required) => {
    if (required.kind === 'met' || !isObtainable(required.quality.name, world) || canEverHold(required, world))
      return [];
    return [{ at: required.at, message: reachableLevels(required, world) }];
  });

function reachableLevels(required: Exclude<SingleRequirement, { readonly kind: 'met' }>, world: WrittenWorld): string {
  const { name } = required.quality;
  const levels = levelsIn(world).get(name) ?? { upTo: 0, exact: new Set<number>() };
  const most = maxLevelOf(levels) + (movementsIn(world).get(name)?.bonus ?? 0);
  if (rangeRequired(required).least > most)
    return `"${name}" never rises above ${most}; require less, or let something give more`;
  const possible = [...Array.from({ length: levels.upTo + 1 }, (_, level) => level), ...levels.exact].sort(
    (a, b) => a - b,
  );
  return `"${name}" can only be ${possible.join(', ')}; require one of these levels, or let an outcome set another`;
}
