import type { Span } from '../syntax/block.ts';
import type { FormulaForm } from '../syntax/formula.ts';
import type { Named, Reading } from './form.ts';
import { mention } from './mention.ts';

/** A formula whose qualities have been mentioned. */
export type WrittenFormula = FormulaForm<Named>;

export function namedInFormula(form: FormulaForm, reading: Reading): WrittenFormula {
  switch (form.kind) {
    case 'number':
    case 'dice':
      return form;
    case 'level':
      return { ...form, quality: mention('quality', form.quality, reading) };
    default:
      return {
        kind: form.kind,
        left: namedInFormula(form.left, reading),
        right: namedInFormula(form.right, reading),
      };
  }
}

/** The place of the first dice of a formula. */
export function diceIn(form: FormulaForm<unknown>): Span | undefined {
  if (form.kind === 'dice') return form.at;
  return 'left' in form ? (diceIn(form.left) ?? diceIn(form.right)) : undefined;
}

/** The number a formula is, if it is just that. */
export const constantOf = (formula: FormulaForm<unknown>): number | undefined =>
  formula.kind === 'number' ? formula.value : undefined;
