import type { WrittenWorld } from '../../meaning/read-world.ts';
import { askedOf } from '../asked-of.ts';
import { once } from '../once.ts';
import { beginnings } from './beginnings.ts';
import { type Give, givesOf } from './gives.ts';
import { lessonsOf, withoutEnd } from './lessons.ts';

/** All that gives levels, in the whole world. */
export const givesIn = once((world): readonly Give[] => [
  ...beginnings(world),
  ...world.storylets.flatMap(({ branches }) =>
    branches.flatMap((branch) => [
      ...lessonsOf(branch, world),
      ...branch.outcomes.flatMap((each) => givesOf(each.facts, askedOf(branch), world)),
    ]),
  ),
  ...world.timed.flatMap(({ facts }) => givesOf(facts, [], world)),
  ...world.acts.flatMap(({ sides }) => sides).flatMap(({ facts }) => givesOf(facts, [], world)),
  ...traded(world),
]);

/** What can be bought, and what is given for it. */
const traded = (world: WrittenWorld): readonly Give[] =>
  world.shops
    .flatMap(({ wares }) => wares)
    .flatMap(({ thing, facts }) => [...(facts.price ? [thing] : []), ...(facts.fetches ? [facts.fetches.quality] : [])])
    .map(({ name }) => withoutEnd(name, world));
