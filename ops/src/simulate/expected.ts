import { baseOf, type Character, effectiveLevel, type Formula, type World } from '@underhall/engine';

/** What a formula comes out at in the long run: dice show their mean, and nothing is rounded. */
export function expected(formula: Formula, character: Character, world: World): number {
  if (typeof formula === 'number') return formula;
  switch (formula.kind) {
    case 'level':
      return formula.base
        ? baseOf(formula.quality, character, world).level
        : effectiveLevel(formula.quality, character, world);
    case 'dice':
      return (formula.count * (formula.sides + 1)) / 2;
    default: {
      const left = expected(formula.left, character, world);
      return combined(formula.kind, left, expected(formula.right, character, world));
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
