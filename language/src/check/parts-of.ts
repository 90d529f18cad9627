import type { OutcomeWritten } from '../meaning/outcome.ts';
import type { MilestoneWritten } from '../meaning/quality.ts';
import type { BranchWritten } from '../meaning/storylet.ts';
import type { WrittenText } from '../meaning/written-text.ts';
import type { Block } from '../syntax/block.ts';
import { memoize } from './memoize.ts';

/** Anything of the world that has a heading: a thing, or a part of one. */
export type Part = {
  readonly block: Block;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly prose: readonly WrittenText[];
};

export const branchesOf = memoize(({ storylets }): readonly BranchWritten[] =>
  storylets.flatMap(({ branches }) => branches),
);

export const outcomesOf = memoize((world): readonly OutcomeWritten[] =>
  branchesOf(world).flatMap(({ outcomes }) => outcomes),
);

export const milestonesOf = memoize(({ qualities }): readonly MilestoneWritten[] =>
  qualities.flatMap(({ milestones }) => milestones),
);

/** Every thing of the world and every part of one, each once. */
export const partsOf = memoize((world): readonly Part[] => [
  ...world.packs,
  ...world.settings,
  ...world.areas,
  ...world.qualities,
  ...milestonesOf(world),
  ...world.lodgings,
  ...world.storylets,
  ...branchesOf(world),
  ...outcomesOf(world),
  ...world.timed,
  ...world.shops,
  ...world.shops.flatMap(({ wares }) => wares),
  ...world.personas,
  ...world.acts,
  ...world.acts.flatMap(({ sides }) => sides),
  ...world.agents,
  ...world.concerns,
  ...world.concerns.flatMap(({ plots }) => plots),
  ...world.storeItems,
  ...world.snippets,
  ...world.adverts,
  ...world.news,
]);
