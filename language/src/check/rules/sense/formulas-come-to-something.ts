import type { WrittenChange } from '../../../meaning/named-forms.ts';
import type { WrittenFormula } from '../../../meaning/requirement.ts';
import type { Problem, Span } from '../../../syntax/block.ts';
import { formulaRange } from '../../levels/levels.ts';
import { requirementsIn } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { effectsOf } from '../../world-index.ts';

/** A formula must be able to have its intended effect, and must not divide by zero. */
export const formulasComeToSomething: Check = (world) => {
  const problems: Problem[] = [];
  const look = (changes: readonly WrittenChange[] = [], least: number, message: string): void => {
    for (const { amount, at } of changes) {
      if (amount.kind === 'number') continue;
      if (formulaRange(amount).most < least) problems.push({ at, message });
      problems.push(...divisions(amount, at));
    }
  };
  for (const { gain, lose, set } of effectsOf(world)) {
    look(gain, 1, 'this gain is never above 0; write it under "lose"');
    look(lose, 1, 'this loss is never above 0; write it under "gain"');
    look(set, 0, 'this is always below 0, which sets 0; write 0');
  }
  for (const required of requirementsIn(world)) {
    if (required.kind !== 'compared') continue;
    const { atLeast, atMost, at } = required;
    for (const bound of new Set([atLeast, atMost])) if (bound) problems.push(...divisions(bound, at));
  }
  return problems;
};

const divisions = (formula: WrittenFormula, at: Span): readonly Problem[] =>
  dividesByNothing(formula) ? [{ at, message: 'this divides by zero, which gives 0; change the divisor' }] : [];

function dividesByNothing(formula: WrittenFormula): boolean {
  if (!('left' in formula)) return false;
  const { kind, left, right } = formula;
  const { least, most } = formulaRange(right);
  return (kind === '/' && least === 0 && most === 0) || dividesByNothing(left) || dividesByNothing(right);
}
