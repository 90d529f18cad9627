import type { Chance } from '../chance.ts';
import { baseOf, effectiveLevel } from '../qualities/effective-level.ts';
import type { Standpoint } from '../turn.ts';
import type { Formula } from './formula.ts';

/** For formulas without dice: every die shows 1. */
const noDice: Chance = { roll: () => 1, rest: () => 0 };

/** Evaluates a formula for a character. Division rounds down, and division by 0 gives 0. */
export function workOut(formula: Formula, here: Standpoint, chance: Chance = noDice): number {
  if (typeof formula === 'number') return formula;
  switch (formula.kind) {
    case 'level':
      return formula.base ? baseOf(formula.quality, here).level : effectiveLevel(formula.quality, here);
    case 'dice':
      return rolled(formula.count, formula.sides, chance);
    default: {
      const left = workOut(formula.left, here, chance);
      return combine(formula.kind, left, workOut(formula.right, here, chance));
    }
  }
}

function rolled(count: number, sides: number, chance: Chance): number {
  let sum = 0;
  for (let die = 0; die < count; die++) sum += chance.roll(sides);
  return sum;
}

export function combine(kind: '+' | '-' | '*' | '/' | 'least' | 'most', left: number, right: number): number {
  switch (kind) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? 0 : Math.floor(left / right);
    case 'least':
      return Math.min(left, right);
    case 'most':
      return Math.max(left, right);
  }
}
