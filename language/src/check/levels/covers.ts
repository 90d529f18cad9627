import type { Range } from '@underhall/engine';
import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { KnownRanges } from './known-ranges.ts';
import { ALL, rangeRequired } from './range.ts';

/** True if one of the requirements, each on its own, holds for everybody of whom this is known. */
export const oneAlwaysHolds = (alone: readonly WrittenRequirement[], known: KnownRanges): boolean =>
  eitherWay(alone) || coveredByOne(alone, known);

/** One for who has seen a storylet, and one for who has not. */
function eitherWay(alone: readonly WrittenRequirement[]): boolean {
  const met = alone.flatMap((each) => (each.kind === 'met' ? [each] : []));
  const unseen = new Set(met.filter(({ isMet }) => !isMet).map(({ storylet }) => storylet.name));
  return met.some(({ isMet, storylet }) => isMet && unseen.has(storylet.name));
}

/** Several of which each asks for other levels of one quality, and which leave none out. */
function coveredByOne(alone: readonly WrittenRequirement[], known: KnownRanges): boolean {
  const ranges = new Map<string, Range[]>();
  for (const { name, range } of alone.flatMap(rangesOfOne)) {
    const others = ranges.get(name);
    if (others) others.push(range);
    else ranges.set(name, [range]);
  }
  return [...ranges].some(([name, all]) => covers(all, known.get(name) ?? ALL));
}

type Named = { readonly name: string; readonly range: Range };

/** The levels asked for, if they are all of one quality. */
function rangesOfOne(asked: WrittenRequirement): readonly Named[] {
  if (asked.kind === 'level') return asked.base ? [] : [{ name: asked.quality.name, range: rangeRequired(asked) }];
  const parts = asked.kind === 'any of' ? asked.of.map(rangesOfOne) : [];
  const all = parts.flat();
  return parts.every(({ length }) => length > 0) && new Set(all.map(({ name }) => name)).size === 1 ? all : [];
}

function covers(ranges: readonly Range[], whole: Range): boolean {
  let next = whole.least;
  for (const { least, most } of [...ranges].sort((a, b) => a.least - b.least)) {
    if (least > next) return false;
    next = Math.max(next, most + 1);
  }
  return next > whole.most || next === Number.POSITIVE_INFINITY;
}
