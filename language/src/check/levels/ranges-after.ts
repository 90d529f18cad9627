import type { Range } from '@underhall/engine';
import type { WrittenChange } from '../../meaning/named-forms.ts';
import type { OutcomeWritten } from '../../meaning/outcome.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import { constantOf } from '../../meaning/requirement.ts';
import type { BranchWritten } from '../../meaning/storylet.ts';
import { memoize } from '../memoize.ts';
import type { KnownRanges } from './known-ranges.ts';
import { lessonsOf } from './lessons.ts';
import { ALL } from './range.ts';

/** The ranges still known after an outcome, from those known before. A level set by a formula is not known. */
export function rangesAfter(
  before: KnownRanges,
  branch: BranchWritten,
  { facts }: OutcomeWritten,
  world: WrittenWorld,
): KnownRanges {
  const { gain = [], lose = [], set = [], 'only if': onlyIf = [], wear } = facts;
  const known = new Map<string, Range>(before);
  const move = (name: string, moved: (from: Range) => Range) => known.set(name, moved(known.get(name) ?? ALL));
  for (const { quality } of lessonsOf(branch, world)) move(quality, orMore);
  for (const change of gain) move(change.quality.name, (constantOf(change.amount) ?? -1) < 0 ? anything : orMore);
  for (const change of lose) move(change.quality.name, (constantOf(change.amount) ?? -1) < 0 ? anything : orLess);
  for (const { quality } of branch.facts.pay ?? []) move(quality.name, orLess);
  for (const { name } of branch.facts['second chance'] ?? []) move(name, orLess);
  for (const change of set) move(change.quality.name, () => setTo(change));
  for (const { quality } of onlyIf) move(quality.name, anything);
  for (const name of wornOn(world)) if (wear || set.some(({ quality }) => quality.name === name)) move(name, anything);
  return known;
}

const orMore = ({ least }: Range): Range => ({ least, most: ALL.most });
const orLess = ({ most }: Range): Range => ({ least: 0, most });
const anything = (): Range => ALL;

function setTo({ amount }: WrittenChange): Range {
  const level = constantOf(amount);
  return level === undefined ? ALL : { least: level, most: level };
}

/** The qualities that clothes add to or take from: their level is not only what was set. */
const wornOn = memoize(
  ({ qualities }): ReadonlySet<string> =>
    new Set(qualities.flatMap(({ facts }) => (facts.enhances ?? []).map(({ quality }) => quality.name))),
);
