import { bundledTypefaces, type HiddenPart, hiddenParts } from '@underhall/engine';
import type { WrittenWorld } from '../meaning/read-world.ts';

/** The parts of the page that a world has no use for, judged by what its author wrote. */
export const hiddenPartsOf = (world: WrittenWorld): readonly HiddenPart[] =>
  hiddenParts({
    hasAgents: world.agents.length > 0,
    hasShops: world.shops.length > 0,
    hasStore: hasStore(world),
    hasMenaces: world.qualities.some(({ facts }) => facts.category === 'Menace'),
    hasTypefaces: hasTypefaces(world),
  });

/** A world has a store if its pack has words for it, if the store has an item, or if something costs what it sells. */
const hasStore = ({ packs, storeItems, storylets, concerns }: WrittenWorld): boolean =>
  packs.some(({ words }) => words.Premium !== undefined || words.Store !== undefined) ||
  storeItems.length > 0 ||
  [...storylets.flatMap(({ branches }) => branches), ...concerns.flatMap(({ plots }) => plots)].some(
    ({ facts }) => (facts.fate ?? 0) > 0,
  );

const hasTypefaces = ({ packs }: WrittenWorld): boolean =>
  packs
    .flatMap(({ words }) => Object.values(words.Looks?.facts ?? {}).flat())
    .some((name) => bundledTypefaces.some((bundled) => bundled === name));
