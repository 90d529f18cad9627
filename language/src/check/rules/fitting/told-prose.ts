import type { WrittenOutcome } from '../../../meaning/outcome.ts';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { branchesOf, milestonesOf, outcomesOf } from '../../world-index.ts';

export const toldProse: Check = (world) => [
  ...blocksWithProse(world)
    .filter(({ prose }) => prose.length === 0)
    .map(({ heading }) => ({ at: heading.at, message: `"${heading.text}" has no prose` })),
  ...[
    ...world.packs,
    ...world.settings,
    ...world.personas,
    ...world.machines,
    ...world.shops.flatMap(({ wares }) => wares),
    ...outcomesOf(world).filter(isUnseen),
  ].flatMap(({ block }) => superfluousProse(block)),
];

const blocksWithProse = (world: WrittenWorld): readonly Block[] => [
  ...[
    ...world.areas,
    ...world.qualities,
    ...world.lodgings,
    ...world.shops,
    ...world.acts,
    ...world.agents,
    ...world.concerns,
    ...world.concerns.flatMap(({ plots }) => plots),
    ...world.storeItems,
    ...world.snippets,
    ...world.adverts,
    ...world.news,
    ...world.pages.flatMap(({ parts }) => parts),
  ].map(({ block }) => block),
  ...[
    ...world.storylets,
    ...branchesOf(world),
    ...outcomesOf(world).filter((outcome) => !isUnseen(outcome)),
    ...milestonesOf(world),
  ].map(({ block }) => block),
];

const superfluousProse = ({ prose }: Block): readonly Problem[] =>
  prose
    .slice(0, 1)
    .map(({ at }) => ({ at, message: 'this prose is never shown; delete it, or write facts above the blank line' }));

/** An outcome that leads straight on shows no result. */
const isUnseen = ({ facts }: WrittenOutcome): boolean => facts['straight to'] !== undefined;
