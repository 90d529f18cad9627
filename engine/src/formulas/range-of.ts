import type { Formula } from './formula.ts';
import { combine } from './work-out.ts';

/** Bounds of a formula's value over all characters. Levels are 0 or more, without an upper bound. */
export type Range = { readonly least: number; readonly most: number };

export function rangeOf(formula: Formula): Range {
  if (typeof formula === 'number') return { least: formula, most: formula };
  switch (formula.kind) {
    case 'level':
      return { least: 0, most: Number.POSITIVE_INFINITY };
    case 'dice':
      return { least: formula.count, most: formula.count * formula.sides };
    default: {
      const right = telling(rangeOf(formula.right));
      const ends = telling(rangeOf(formula.left)).flatMap((left) =>
        right.map((each) => combine(formula.kind, left, each)),
      );
      const known = ends.map((end) => (Number.isNaN(end) ? 0 : end));
      return { least: Math.min(...known), most: Math.max(...known) };
    }
  }
}

/** Operands in a range where an operation can have its extremes: both ends, and -1, 0 and 1 if they are between. */
const telling = ({ least, most }: Range): readonly number[] => [
  least,
  most,
  ...[-1, 0, 1].filter((each) => each > least && each < most),
];
