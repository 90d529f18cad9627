import type { Range } from '@underhall/engine';
import type { WrittenRequirement } from '../../meaning/requirement.ts';
import { ALL, isWithin, overlap, rangeRequired } from './range.ts';

/** The ranges that levels of some qualities are known to be in; of the others nothing is known. */
export type KnownRanges = ReadonlyMap<string, Range>;

/** Returns the ranges known where all of these requirements hold. Comparisons, base levels, and one of several, add nothing. */
export function rangesWhere(asked: readonly WrittenRequirement[], before: KnownRanges = new Map()): KnownRanges {
  const known = new Map(before);
  for (const each of asked) {
    if (each.kind !== 'level' || each.base) continue;
    const { name } = each.quality;
    known.set(name, overlap(known.get(name) ?? ALL, rangeRequired(each)));
  }
  return known;
}

/** True if the known ranges make a requirement hold for certain. */
export function surelyHolds(asked: WrittenRequirement, known: KnownRanges): boolean {
  if (asked.kind === 'any of') return asked.of.some((each) => surelyHolds(each, known));
  return asked.kind === 'level' && !asked.base && isWithin(known.get(asked.quality.name) ?? ALL, rangeRequired(asked));
}

/** True if the known ranges rule a requirement out. */
export function surelyFails(asked: WrittenRequirement, known: KnownRanges): boolean {
  if (asked.kind === 'any of') return asked.of.every((each) => surelyFails(each, known));
  if (asked.kind === 'met' || (asked.kind === 'level' && asked.base)) return false;
  const both = overlap(known.get(asked.quality.name) ?? ALL, rangeRequired(asked));
  return both.least > both.most;
}
