import type { WrittenWorld } from '../../../meaning/read-world.ts';
import { maxLevelOf, rangeRequired } from '../../levels/levels.ts';
import { canEverHold, isObtainable, levelsIn, movementsIn } from '../../levels/movement.ts';
import { priceRequirement, requirementsIn, type SingleRequirement } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { pricesIn } from '../../used-qualities.ts';

/** A level that is asked for, or paid, is one that somebody can come to have. */
export const askedLevelsCanBeHad: Check = (world) =>
  [...requirementsIn(world), ...pricesIn(world).map(priceRequirement)].flatMap((asked) => {
    if (asked.kind === 'met' || !isObtainable(asked.quality.name, world) || canEverHold(asked, world)) return [];
    return [{ at: asked.at, message: whatCanBeHad(asked, world) }];
  });

function whatCanBeHad(asked: Exclude<SingleRequirement, { readonly kind: 'met' }>, world: WrittenWorld): string {
  const { name } = asked.quality;
  const levels = levelsIn(world).get(name) ?? { upTo: 0, exact: new Set<number>() };
  const most = maxLevelOf(levels) + (movementsIn(world).get(name)?.bonus ?? 0);
  if (rangeRequired(asked).least > most)
    return `"${name}" never comes above ${most}; ask for less, or let something give more`;
  const had = [...Array.from({ length: levels.upTo + 1 }, (_, level) => level), ...levels.exact].sort((a, b) => a - b);
  return `"${name}" is only ever ${had.join(', ')}; ask for one of these, or let an outcome set another`;
}
