import type { Formula } from '@underhall/engine';
import type { WrittenFormula } from '../meaning/formula.ts';
import type { Lookup } from './look-up.ts';

export function compileFormula(formula: WrittenFormula, find: Lookup): Formula {
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'dice':
      return { kind: 'dice', count: formula.count, sides: formula.sides };
    case 'level':
      return { kind: 'level', quality: find.named(formula.quality), ...(formula.base ? { base: true } : {}) };
    default:
      return {
        kind: formula.kind,
        left: compileFormula(formula.left, find),
        right: compileFormula(formula.right, find),
      };
  }
}
