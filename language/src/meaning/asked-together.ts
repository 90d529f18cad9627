import type { BranchWritten } from './branch.ts';
import type { WrittenWorld } from './read-world.ts';
import type { WrittenRequirement } from './requirement.ts';

/** Every list of requirements in the world that have to hold at once. */
export const askedTogether = (world: WrittenWorld): readonly (readonly WrittenRequirement[])[] =>
  listsOf(world).filter((list) => list !== undefined);

type Lists = readonly (readonly WrittenRequirement[] | undefined)[];

const listsOf = (world: WrittenWorld): Lists => [
  ...world.storylets.flatMap(({ facts, branches }): Lists => [facts.when, ...branches.flatMap(inBranch)]),
  ...world.timed.flatMap(
    ({ facts }): Lists => [typeof facts.given === 'object' ? facts.given : undefined, facts.when, facts['only if']],
  ),
  ...world.shops.flatMap(({ facts, wares }): Lists => [facts.when, ...wares.map((ware) => ware.facts.when)]),
  ...world.acts.flatMap(
    ({ facts, sides }): Lists => [
      facts['sender needs'],
      facts['target needs'],
      ...sides.map((side) => side.facts['only if']),
    ],
  ),
  ...world.concerns.flatMap(({ plots }): Lists => plots.map(({ facts }) => both(facts.when, facts.needs))),
];

const inBranch = ({ facts, outcomes }: BranchWritten): Lists => [
  both(facts.when, facts.needs),
  ...outcomes.map((outcome) => outcome.facts['only if']),
];

/** What lets a thing be seen has to hold beside what unlocks it. */
const both = (when: readonly WrittenRequirement[] = [], needs: readonly WrittenRequirement[] = []) => [
  ...when,
  ...needs,
];
