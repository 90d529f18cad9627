import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { BranchWritten } from '../../meaning/storylet.ts';
import { memoize } from '../memoize.ts';
import { branchesOf } from '../parts-of.ts';
import { requirementsOf } from '../requirements-of.ts';
import { beginnings } from './beginnings.ts';
import { lessonsOf, withoutEnd } from './lessons.ts';
import { type LevelSource, levelSourcesOf } from './level-sources.ts';

/** The changes that choosing a branch may bring, by branch. */
const givesByBranch = memoize((world): ReadonlyMap<BranchWritten, readonly LevelSource[]> => {
  const gives = (branch: BranchWritten) => {
    const requirements = requirementsOf(branch);
    return [
      ...lessonsOf(branch, world),
      ...branch.outcomes.flatMap(({ facts }) => levelSourcesOf(facts, requirements, world)),
    ];
  };
  return new Map(branchesOf(world).map((branch) => [branch, gives(branch)]));
});

export const levelSourcesOfBranch = (branch: BranchWritten, world: WrittenWorld): readonly LevelSource[] =>
  givesByBranch(world).get(branch) ?? [];

/** All that gives levels, in the whole world. */
export const levelSourcesIn = memoize((world): readonly LevelSource[] => [
  ...beginnings(world),
  ...[...givesByBranch(world).values()].flat(),
  ...world.timed.flatMap(({ facts }) => levelSourcesOf(facts, [], world)),
  ...world.acts.flatMap(({ sides }) => sides).flatMap(({ facts }) => levelSourcesOf(facts, [], world)),
  ...traded(world),
  ...boughtForFate(world),
]);

/** The qualities that something gives, by name. */
export const givenIn = memoize((world): ReadonlySet<string> => {
  const givenNames = new Set<string>();
  for (const { quality } of levelSourcesIn(world)) givenNames.add(quality);
  return givenNames;
});

/** The qualities that are owned of the items sold for Fate. */
const boughtForFate = ({ storeItems }: WrittenWorld): readonly LevelSource[] =>
  storeItems.flatMap(({ facts: { opens } }) =>
    opens ? [{ quality: opens.name, levels: { least: 1, most: 1 }, onlyIf: [] }] : [],
  );

/** The changes that trading in the shops may bring: the wares, and the money for things sold. */
const traded = (world: WrittenWorld): readonly LevelSource[] =>
  world.shops
    .flatMap(({ wares }) => wares)
    .flatMap(({ thing, facts }) => [...(facts.price ? [thing] : []), ...(facts.fetches ? [facts.fetches.quality] : [])])
    .map(({ name }) => withoutEnd(name, world));
