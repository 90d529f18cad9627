import { baseOf, effectiveLevel, type Formula, type Standpoint } from '@underhall/engine';

/**
 * The mean value of a formula, for players who weigh a choice: dice count as their mean, and nothing is rounded (the
 * engine's `workOut` rolls them, and rounds).
 */
export function meanOf(formula: Formula, here: Standpoint): number {
  if (typeof formula === 'number') return formula;
  switch (formula.kind) {
    case 'level':
      return formula.base ? baseOf(formula.quality, here).level : effectiveLevel(formula.quality, here);
    case 'dice':
      return (formula.count * (formula.sides + 1)) / 2;
    default: {
      const left = meanOf(formula.left, here);
      return combined(formula.kind, left, meanOf(formula.right, here));
    }
  }
}

function combined(kind: '+' | '-' | '*' | '/' | 'least' | 'most', left: number, right: number): number {
  switch (kind) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? 0 : left / right;
    case 'least':
      return Math.min(left, right);
    case 'most':
      return Math.max(left, right);
  }
}
