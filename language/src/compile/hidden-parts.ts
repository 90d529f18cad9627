import { type HiddenPart, hiddenParts } from '@underhall/engine';
import type { WrittenWorld } from '../meaning/read-world.ts';

/** The parts of the page that a world has no use for, judged by what its author wrote. */
export const hiddenPartsOf = (world: WrittenWorld): readonly HiddenPart[] =>
  hiddenParts({
    hasAgents: world.agents.length > 0,
    hasShops: world.shops.length > 0,
    hasStore: hasStore(world),
    hasMenaces: world.qualities.some(({ facts }) => facts.category === 'Menace'),
  });

/** A world has a store if its pack has words for it, if something is written for it, or if a choice costs what it sells. */
const hasStore = ({ packs, storeItems, storylets, concerns }: WrittenWorld): boolean =>
  packs.some(({ words }) => words.Premium !== undefined || words.Store !== undefined) ||
  storeItems.length > 0 ||
  [...storylets.flatMap(({ branches }) => branches), ...concerns.flatMap(({ plots }) => plots)].some(
    ({ facts }) => (facts.fate ?? 0) > 0,
  );
