import type { Check } from '../../rule.ts';
import { milestonesOf, outcomesOf } from '../../world-index.ts';

/**
 * Only storylets, qualities, shops, acts, concerns, pages and the pack may contain parts. Of those parts, only branches
 * may contain parts.
 */
export const fittingDepth: Check = (world) => {
  const flat = [
    ...world.settings,
    ...world.areas,
    ...world.lodgings,
    ...world.timed,
    ...world.personas,
    ...world.agents,
    ...world.storeItems,
    ...world.machines,
    ...world.snippets,
    ...world.adverts,
    ...world.news,
  ];
  const parts = [
    ...outcomesOf(world),
    ...milestonesOf(world),
    ...world.pages.flatMap(({ parts }) => parts),
    ...world.shops.flatMap(({ wares }) => wares),
    ...world.acts.flatMap(({ sides }) => sides),
    ...world.concerns.flatMap(({ plots }) => plots),
    ...world.packs.flatMap(({ block }) => block.inner.map((inner) => ({ block: inner }))),
  ];
  return [...flat, ...parts]
    .flatMap(({ block }) => block.inner)
    .map(({ heading }) => ({
      at: heading.at,
      message: 'no heading is allowed under this one; use fewer "="',
    }));
};
