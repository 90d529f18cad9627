import type { effectFacts } from '../meaning/consequences.ts';
import { namesOf } from '../meaning/names-of.ts';
import type { WrittenOutcome } from '../meaning/outcome.ts';
import type { WrittenSetting } from '../meaning/places.ts';
import type { WrittenMilestone, WrittenQuality } from '../meaning/quality.ts';
import type { FactsOf } from '../meaning/read-facts.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenBranch, WrittenStorylet } from '../meaning/storylet.ts';
import type { WrittenText } from '../meaning/written-text.ts';
import type { Block } from '../syntax/block.ts';

export function memoize<Found>(workOut: (world: WrittenWorld) => Found): (world: WrittenWorld) => Found {
  const known = new WeakMap<WrittenWorld, { readonly found: Found }>();
  return (world) => {
    let answer = known.get(world);
    if (answer === undefined) {
      answer = { found: workOut(world) };
      known.set(world, answer);
    }
    return answer.found;
  };
}

export const names = memoize(namesOf);

export const nameIn = ({ block }: { readonly block: Block }): string => block.heading.text;

/** If two things have the same name, the first wins, and another rule reports the second. */
const byName = <Thing extends { readonly block: Block }>(things: readonly Thing[]): ReadonlyMap<string, Thing> =>
  new Map([...things].reverse().map((thing) => [nameIn(thing), thing]));

export const storyletsByName = memoize(({ storylets }): ReadonlyMap<string, WrittenStorylet> => byName(storylets));

export const qualitiesByName = memoize(({ qualities }): ReadonlyMap<string, WrittenQuality> => byName(qualities));

export const settingsByName = memoize(({ settings }): ReadonlyMap<string, WrittenSetting> => byName(settings));

/** A block with a heading: a thing or a part of one. */
export type Part = {
  readonly block: Block;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly prose: readonly WrittenText[];
};

export const branchesOf = memoize(({ storylets }): readonly WrittenBranch[] =>
  storylets.flatMap(({ branches }) => branches),
);

export const outcomesOf = memoize((world): readonly WrittenOutcome[] =>
  branchesOf(world).flatMap(({ outcomes }) => outcomes),
);

export const milestonesOf = memoize(({ qualities }): readonly WrittenMilestone[] =>
  qualities.flatMap(({ milestones }) => milestones),
);

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

export const effectsOf = memoize((world): readonly FactsOf<typeof effectFacts>[] =>
  [...outcomesOf(world), ...world.timed, ...world.acts.flatMap(({ sides }) => sides)].map(({ facts }) => facts),
);
