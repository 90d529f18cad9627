import type { Chance } from '../chance.ts';
import type { Character } from '../character.ts';
import { baseOf, effectiveLevel } from '../qualities/effective-level.ts';
import type { World } from '../world.ts';
import { combined, type Formula } from './formula.ts';

/** Dice that always show one: for formulas that hold none. */
const noDice: Chance = { roll: () => 1 };

/** Works a formula out for a character. To divide by nothing gives nothing; a division is rounded down. */
export function workOut(formula: Formula, character: Character, world: World, chance: Chance = noDice): number {
  if (typeof formula === 'number') return formula;
  switch (formula.kind) {
    case 'level':
      return formula.base
        ? baseOf(formula.quality, character, world).level
        : effectiveLevel(formula.quality, character, world);
    case 'dice':
      return rolled(formula.count, formula.sides, chance);
    default: {
      const left = workOut(formula.left, character, world, chance);
      return combined(formula.kind, left, workOut(formula.right, character, world, chance));
    }
  }
}

function rolled(count: number, sides: number, chance: Chance): number {
  let sum = 0;
  for (let die = 0; die < count; die++) sum += chance.roll(sides);
  return sum;
}
