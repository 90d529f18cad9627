import { type Formula, type Range, rangeOf } from '@underhall/engine';
import type { WrittenFormula } from '../../meaning/requirement.ts';
import type { SingleRequirement } from '../requirements-in.ts';

export const anyLevel: Range = { least: 0, most: Number.POSITIVE_INFINITY };

/** Bounds that a formula keeps to, whoever it is worked out for. */
export const formulaRange = (formula: WrittenFormula): Range => rangeOf(anybodys(formula));

/** The formula as the engine works it out; of which quality a level is makes no difference to its bounds. */
function anybodys(formula: WrittenFormula): Formula {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'level') return { kind: 'level', quality: 0 };
  if (formula.kind === 'dice') return { kind: 'dice', count: formula.count, sides: formula.sides };
  return { kind: formula.kind, left: anybodys(formula.left), right: anybodys(formula.right) };
}

/** The levels some of which may do for a requirement: of a comparison, all that may be its bounds. */
export function rangeRequired(asked: Exclude<SingleRequirement, { readonly kind: 'met' }>): Range {
  if (asked.kind === 'level') return { least: asked.atLeast ?? 0, most: asked.atMost ?? anyLevel.most };
  return {
    least: asked.atLeast ? Math.max(0, formulaRange(asked.atLeast).least) : 0,
    most: asked.atMost ? formulaRange(asked.atMost).most : anyLevel.most,
  };
}

/** The intersection of two ranges; empty (`least` above `most`) if they share nothing. */
export const overlap = (a: Range, b: Range): Range => ({
  least: Math.max(a.least, b.least),
  most: Math.min(a.most, b.most),
});

export const isEmpty = ({ least, most }: Range): boolean => least > most;

/** True if all of the first range is in the second. */
export const isWithin = (inner: Range, outer: Range): boolean => inner.least >= outer.least && inner.most <= outer.most;

/** The levels a quality may come to have: all up to one of them, and some by themselves. Grows as more is found. */
export type Levels = { upTo: number; readonly exact: Set<number> };

/** The ways a level of a quality moves besides what gives it. */
export type Movement = {
  /** Something takes it away, so that it may also be anything below what it has been. */
  readonly falls: boolean;
  /** The most that worn things may add to it. */
  readonly bonus: number;
};

/** Everybody begins with nothing of everything. */
export const noLevels = (): Levels => ({ upTo: 0, exact: new Set() });

/** Takes a range of levels in; answers whether any of it is new. */
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

/** True if the quality may have a level in the range. A range without levels is another check's business. */
export function mayBeIn(range: Range, levels: Levels, { falls, bonus }: Movement): boolean {
  if (isEmpty(range) || range.least <= levels.upTo) return true;
  if (falls || bonus > 0) return range.least <= maxLevelOf(levels) + bonus;
  for (const level of levels.exact) if (level >= range.least && level <= range.most) return true;
  return false;
}
