import type { Range } from '@underhall/engine';
import type { WrittenChange } from '../../meaning/named-forms.ts';
import type { WrittenOutcome } from '../../meaning/outcome.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import { constantOf, type WrittenRequirement } from '../../meaning/requirement.ts';
import type { WrittenBranch } from '../../meaning/storylet.ts';
import { memoize } from '../world-index.ts';
import { levelsFromChallenges } from './level-sources.ts';
import { anyLevel, isWithin, overlap, rangeRequired } from './levels.ts';

/** Known ranges of levels, keyed by quality. A quality that is missing may have any level. */
export type KnownRanges = ReadonlyMap<string, Range>;

/** Returns the ranges that are known if all requirements hold. Ignores comparisons, base levels and alternatives. */
export function rangesWhere(required: readonly WrittenRequirement[], before: KnownRanges = new Map()): KnownRanges {
  const known = new Map(before);
  for (const each of required) {
    if (each.kind !== 'level' || each.base) continue;
    const { name } = each.quality;
    known.set(name, overlap(known.get(name) ?? anyLevel, rangeRequired(each)));
  }
  return known;
}

export function surelyHolds(required: WrittenRequirement, known: KnownRanges): boolean {
  if (required.kind === 'any of') return required.of.some((each) => surelyHolds(each, known));
  return (
    required.kind === 'level' &&
    !required.base &&
    isWithin(known.get(required.quality.name) ?? anyLevel, rangeRequired(required))
  );
}

export function surelyFails(required: WrittenRequirement, known: KnownRanges): boolean {
  if (required.kind === 'any of') return required.of.every((each) => surelyFails(each, known));
  if (required.kind === 'met' || (required.kind === 'level' && required.base)) return false;
  const both = overlap(known.get(required.quality.name) ?? anyLevel, rangeRequired(required));
  return both.least > both.most;
}

/** True if every character within the known ranges meets at least one of the requirements. */
export const oneAlwaysHolds = (alone: readonly WrittenRequirement[], known: KnownRanges): boolean =>
  coversSeenAndUnseen(alone) || coveredByOne(alone, known);

/** True if one requirement wants a storylet met and another wants the same storylet unmet. */
function coversSeenAndUnseen(alone: readonly WrittenRequirement[]): boolean {
  const met = alone.flatMap((each) => (each.kind === 'met' ? [each] : []));
  const unseen = new Set(met.filter(({ isMet }) => !isMet).map(({ storylet }) => storylet.name));
  return met.some(({ isMet, storylet }) => isMet && unseen.has(storylet.name));
}

/** True if the required ranges of one quality cover all of its known levels. */
function coveredByOne(alone: readonly WrittenRequirement[], known: KnownRanges): boolean {
  const ranges = new Map<string, Range[]>();
  for (const { name, range } of alone.flatMap(rangesOfOne)) {
    const others = ranges.get(name);
    if (others) others.push(range);
    else ranges.set(name, [range]);
  }
  return [...ranges].some(([name, all]) => covers(all, known.get(name) ?? anyLevel));
}

type Named = { readonly name: string; readonly range: Range };

function rangesOfOne(required: WrittenRequirement): readonly Named[] {
  if (required.kind === 'level')
    return required.base ? [] : [{ name: required.quality.name, range: rangeRequired(required) }];
  const parts = required.kind === 'any of' ? required.of.map(rangesOfOne) : [];
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

/** Returns the known ranges after an outcome. A level that a formula sets is unknown. */
export function rangesAfter(
  before: KnownRanges,
  branch: WrittenBranch,
  { facts }: WrittenOutcome,
  world: WrittenWorld,
): KnownRanges {
  const { gain = [], lose = [], set = [], 'only if': onlyIf = [], wear } = facts;
  const known = new Map<string, Range>(before);
  const move = (name: string, moved: (from: Range) => Range) => known.set(name, moved(known.get(name) ?? anyLevel));
  for (const { quality } of levelsFromChallenges(branch, world)) move(quality, orMore);
  for (const change of gain) move(change.quality.name, (constantOf(change.amount) ?? -1) < 0 ? anything : orMore);
  for (const change of lose) move(change.quality.name, (constantOf(change.amount) ?? -1) < 0 ? anything : orLess);
  for (const { quality } of branch.facts.pay ?? []) move(quality.name, orLess);
  for (const { name } of branch.facts['second chance'] ?? []) move(name, orLess);
  for (const change of set) move(change.quality.name, () => setTo(change));
  for (const { quality } of onlyIf) move(quality.name, anything);
  for (const name of wornOn(world)) if (wear || set.some(({ quality }) => quality.name === name)) move(name, anything);
  return known;
}

const orMore = ({ least }: Range): Range => ({ least, most: anyLevel.most });
const orLess = ({ most }: Range): Range => ({ least: 0, most });
const anything = (): Range => anyLevel;

function setTo({ amount }: WrittenChange): Range {
  const level = constantOf(amount);
  return level === undefined ? anyLevel : { least: level, most: level };
}

/** Qualities that worn things change. Their effective level can differ from their base level. */
const wornOn = memoize(
  ({ qualities }): ReadonlySet<string> =>
    new Set(qualities.flatMap(({ facts }) => (facts.enhances ?? []).map(({ quality }) => quality.name))),
);
