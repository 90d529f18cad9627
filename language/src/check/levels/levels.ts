import { type Formula, type Range, rangeOf } from '@underhall/engine';
import type { WrittenFormula } from '../../meaning/requirement.ts';
import type { SingleRequirement } from '../requirements-in.ts';

export const anyLevel: Range = { least: 0, most: Number.POSITIVE_INFINITY };

export const formulaRange = (formula: WrittenFormula): Range => rangeOf(anybodys(formula));

/** Replaces every quality in the formula by a placeholder. The bounds stay the same. */
function anybodys(formula: WrittenFormula): Formula {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'level') return { kind: 'level', quality: 0 };
  if (formula.kind === 'dice') return { kind: 'dice', count: formula.count, sides: formula.sides };
  return { kind: formula.kind, left: anybodys(formula.left), right: anybodys(formula.right) };
}

/**
 * Returns the levels that may meet a requirement. For a comparison, these run from the lowest to the highest possible
 * bound.
 */
export function rangeRequired(required: Exclude<SingleRequirement, { readonly kind: 'met' }>): Range {
  if (required.kind === 'level') return { least: required.atLeast ?? 0, most: required.atMost ?? anyLevel.most };
  return {
    least: required.atLeast ? Math.max(0, formulaRange(required.atLeast).least) : 0,
    most: required.atMost ? formulaRange(required.atMost).most : anyLevel.most,
  };
}

/** Returns an empty range (`least` above `most`) if the ranges do not overlap. */
export const overlap = (a: Range, b: Range): Range => ({
  least: Math.max(a.least, b.least),
  most: Math.min(a.most, b.most),
});

export const isEmpty = ({ least, most }: Range): boolean => least > most;

export const isWithin = (inner: Range, outer: Range): boolean => inner.least >= outer.least && inner.most <= outer.most;

/** Possible levels of a quality: every level from 0 to `upTo`, and the ones in `exact`. Mutable. */
export type Levels = { upTo: number; readonly exact: Set<number> };

export type Movement = {
  /** True if something can lower the level, so that every lower level is possible. */
  readonly falls: boolean;
  readonly bonus: number;
};

export const noLevels = (): Levels => ({ upTo: 0, exact: new Set() });

/** Returns true if the range adds a level. */
export function addRange(levels: Levels, { least, most }: Range): boolean {
  if (most <= levels.upTo || (least === most && levels.exact.has(most))) return false;
  if (least === most) levels.exact.add(most);
  else levels.upTo = most;
  return true;
}

export function maxLevelOf({ upTo, exact }: Levels): number {
  let most = upTo;
  for (const level of exact) most = Math.max(most, level);
  return most;
}

/** An empty range counts as possible, because another check reports it. */
export function canBeIn(range: Range, levels: Levels, { falls, bonus }: Movement): boolean {
  if (isEmpty(range) || range.least <= levels.upTo) return true;
  if (falls || bonus > 0) return range.least <= maxLevelOf(levels) + bonus;
  for (const level of levels.exact) if (level >= range.least && level <= range.most) return true;
  return false;
}
