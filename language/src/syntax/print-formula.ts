import type { Words } from './block.ts';
import type { FormulaForm } from './formula.ts';

const binds = { '+': 1, '-': 1, '*': 2, '/': 2 } as const;

/** A formula as it is written, with no brackets but those it needs. */
export const printFormula = (formula: FormulaForm<Pick<Words, 'text'>>): string => print(formula, 0);

/** Brackets stand round what binds less tightly than `than`. */
function print(formula: FormulaForm<Pick<Words, 'text'>>, than: number): string {
  switch (formula.kind) {
    case 'number':
      return String(formula.value);
    case 'dice':
      return `${formula.count}d${formula.sides}`;
    case 'level':
      return `[${formula.base ? 'base ' : ''}${formula.quality.text}]`;
    case 'least':
    case 'most':
      return `${formula.kind}(${print(formula.left, 0)}, ${print(formula.right, 0)})`;
    default: {
      const strength = binds[formula.kind];
      const printed = `${print(formula.left, strength)} ${formula.kind} ${print(formula.right, strength + 1)}`;
      return strength < than ? `(${printed})` : printed;
    }
  }
}
