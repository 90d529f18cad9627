import type { BranchWritten } from '../../meaning/branch.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import { askedOf } from '../asked-of.ts';
import { once } from '../once.ts';
import { branchesOf } from '../parts-of.ts';
import { beginnings } from './beginnings.ts';
import { type Give, givesOf } from './gives.ts';
import { lessonsOf, withoutEnd } from './lessons.ts';

/** The changes that choosing a branch may bring, by branch. */
const givesByBranch = once((world): ReadonlyMap<BranchWritten, readonly Give[]> => {
  const gives = (branch: BranchWritten) => {
    const requirements = askedOf(branch);
    return [
      ...lessonsOf(branch, world),
      ...branch.outcomes.flatMap(({ facts }) => givesOf(facts, requirements, world)),
    ];
  };
  return new Map(branchesOf(world).map((branch) => [branch, gives(branch)]));
});

export const givesOfBranch = (branch: BranchWritten, world: WrittenWorld): readonly Give[] =>
  givesByBranch(world).get(branch) ?? [];

/** All that gives levels, in the whole world. */
export const givesIn = once((world): readonly Give[] => [
  ...beginnings(world),
  ...[...givesByBranch(world).values()].flat(),
  ...world.timed.flatMap(({ facts }) => givesOf(facts, [], world)),
  ...world.acts.flatMap(({ sides }) => sides).flatMap(({ facts }) => givesOf(facts, [], world)),
  ...traded(world),
  ...boughtForFate(world),
]);

/** The qualities that something gives, by name. */
export const givenIn = once((world): ReadonlySet<string> => {
  const givenNames = new Set<string>();
  for (const { quality } of givesIn(world)) givenNames.add(quality);
  return givenNames;
});

/** The qualities that are owned of the items sold for Fate. */
const boughtForFate = ({ storeItems }: WrittenWorld): readonly Give[] =>
  storeItems.flatMap(({ facts: { opens } }) =>
    opens ? [{ quality: opens.name, levels: { least: 1, most: 1 }, onlyIf: [] }] : [],
  );

/** The changes that trading in the shops may bring: the wares, and the money for things sold. */
const traded = (world: WrittenWorld): readonly Give[] =>
  world.shops
    .flatMap(({ wares }) => wares)
    .flatMap(({ thing, facts }) => [...(facts.price ? [thing] : []), ...(facts.fetches ? [facts.fetches.quality] : [])])
    .map(({ name }) => withoutEnd(name, world));
