import { type Range, testsLevel } from '@underhall/engine';
import type { effectFacts } from '../../meaning/consequences.ts';
import type { WrittenChange } from '../../meaning/named-forms.ts';
import type { FactsOf } from '../../meaning/read-facts.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { WrittenBranch } from '../../meaning/storylet.ts';
import { memoize } from '../world-index.ts';
import { formulaRange } from './levels.ts';

export type LevelSource = {
  readonly quality: string;
  readonly levels: Range;
  /** Requirements on the quality's own level, and those of the outcome. */
  readonly onlyIf: readonly WrittenRequirement[];
};

const NONE: readonly LevelSource[] = [];

type Effects = FactsOf<typeof effectFacts>;

/** Returns the levels that changes may lead to while `required` holds. */
export function levelSourcesOf(
  effects: Effects,
  required: readonly WrittenRequirement[],
  world: WrittenWorld,
): readonly LevelSource[] {
  const { gain = [], lose = [], set = [], 'only if': onlyIf = [] } = effects;
  if (gain.length + lose.length + set.length === 0) return NONE;
  const lowered = loweredIn(world);
  const sure = required.filter((each) => each.kind === 'level' && !lowered.has(each.quality.name));
  const source = ({ quality: { name } }: WrittenChange, rangeOf: (holding: readonly WrittenRequirement[]) => Range) => {
    const own = onlyIf.filter(({ quality }) => quality.name === name);
    return { quality: name, levels: rangeOf([...sure, ...own]), onlyIf: own };
  };
  return [
    ...risesIn(gain, lose).map(({ change, most }) =>
      source(change, (holding) => ({
        least: 0,
        most: Math.min(topOf(change, world), startOf(change, holding) + most),
      })),
    ),
    ...set.map((change) => source(change, () => aboveNothing(formulaRange(change.amount)))),
  ].filter(({ levels }) => levels.most > 0);
}

type Rise = { readonly change: WrittenChange; readonly most: number };

/** The greatest rise of each quality. Changes of one quality add up, and losing less than nothing is a gain. */
function risesIn(gain: readonly WrittenChange[], lose: readonly WrittenChange[]): readonly Rise[] {
  const rises = new Map<string, Rise>();
  const add = (change: WrittenChange, most: number): void => {
    if (most <= 0) return;
    const { name } = change.quality;
    rises.set(name, { change, most: (rises.get(name)?.most ?? 0) + most });
  };
  for (const change of gain) add(change, formulaRange(change.amount).most);
  for (const change of lose) add(change, -formulaRange(change.amount).least);
  return [...rises.values()];
}

function startOf({ quality: { name } }: WrittenChange, holding: readonly WrittenRequirement[]): number {
  let most = Number.POSITIVE_INFINITY;
  for (const required of holding) {
    const alternatives = required.kind === 'any of' ? required.of : [required];
    const tops = alternatives.map((each) =>
      each.kind === 'level' && each.quality.name === name ? (each.atMost ?? most) : most,
    );
    most = Math.min(most, Math.max(...tops));
  }
  return most;
}

/** Qualities that worn things lower. Their base level can be above the effective level. */
const loweredIn = memoize(
  ({ qualities }): ReadonlySet<string> =>
    new Set(
      qualities.flatMap(({ facts }) =>
        (facts.enhances ?? []).filter(({ count }) => count < 0).map(({ quality }) => quality.name),
      ),
    ),
);

const aboveNothing = ({ least, most }: Range): Range => ({ least: Math.max(0, least), most: Math.max(0, most) });

const topOf = ({ quality: { name } }: Pick<WrittenChange, 'quality'>, world: WrittenWorld): number =>
  maxLevelsIn(world).get(name) ?? Number.POSITIVE_INFINITY;

/** Maximum base levels: the cap plus everything that raises it. Keyed by quality. */
export const maxLevelsIn = memoize(({ qualities }): ReadonlyMap<string, number> => {
  const caps = new Map(qualities.map(({ block, facts }) => [block.heading.text, facts]));
  const topFrom = (name: string, seen: readonly string[]): number => {
    const { cap, 'cap raised by': raiser } = caps.get(name) ?? {};
    if (cap === undefined) return Number.POSITIVE_INFINITY;
    if (!raiser || seen.includes(name)) return cap;
    return cap + topFrom(raiser.name, [...seen, name]);
  };
  return new Map(qualities.map(({ block }) => [block.heading.text, topFrom(block.heading.text, [])]));
});

/**
 * Level changes that a challenge causes without an explicit effect: it raises the tested attribute, and that
 * attribute's menace on a failure.
 */
export function levelsFromChallenges(
  { facts: { challenge = [] } }: WrittenBranch,
  world: WrittenWorld,
): readonly LevelSource[] {
  const attributes = attributesIn(world);
  return challenge
    .filter(({ kind, quality }) => (kind === undefined || testsLevel({ kind })) && attributes.has(quality.name))
    .flatMap(({ quality }) => [quality.name, ...(attributes.get(quality.name) ?? [])])
    .map((name) => unlimitedSource(name, world));
}

/** Source of a quality that can be gained repeatedly, up to its maximum. */
export const unlimitedSource = (quality: string, world: WrittenWorld): LevelSource => ({
  quality,
  levels: { least: 0, most: maxLevelsIn(world).get(quality) ?? Number.POSITIVE_INFINITY },
  onlyIf: [],
});

const attributesIn = memoize(
  ({ qualities }): ReadonlyMap<string, readonly string[]> =>
    new Map(
      qualities
        .filter(({ facts }) => facts.category === 'BasicAbility')
        .map(({ block, facts }) => [block.heading.text, facts.menace ? [facts.menace.name] : []]),
    ),
);
