import type { Rule } from '../rule.ts';

/** Only storylets have parts, and their parts end with the outcome. */
export const fittingDepth: Rule = (world) => {
  const flat = [...world.packs, ...world.settings, ...world.areas, ...world.qualities, ...world.lodgings];
  const outcomes = world.storylets.flatMap(({ branches }) => branches.flatMap((branch) => branch.outcomes));
  return [...flat, ...outcomes]
    .flatMap(({ block }) => block.inner)
    .map(({ heading }) => ({ at: heading.at, message: 'nothing belongs under this kind of heading' }));
};
