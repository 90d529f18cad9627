import type { Check } from '../../rule.ts';

/** A second chance is for an attribute which the branch challenges. */
export const secondChancesServe: Check = (world) => {
  const serves = new Map(
    world.qualities.map(({ block, facts }) => [block.heading.text, facts['second chance on']?.name]),
  );
  return world.storylets.flatMap(({ branches }) =>
    branches.flatMap(({ facts }) =>
      (facts['second chance'] ?? [])
        .filter(({ name }) => serves.has(name))
        .filter(({ name }) => !facts.challenge?.some(({ quality }) => quality.name === serves.get(name)))
        .map(({ name, at }) => ({ at, message: `"${name}" serves no challenge of this branch; name one that does` })),
    ),
  );
};
