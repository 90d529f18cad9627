import type { Check } from '../../rule.ts';

export const secondChancesServe: Check = (world) => {
  const serves = new Map(
    world.qualities.map(({ block, facts }) => [block.heading.text, facts['second chance on']?.name]),
  );
  return world.storylets.flatMap(({ branches }) =>
    branches.flatMap(({ facts }) =>
      (facts['second chance'] ?? [])
        .filter(({ name }) => serves.has(name))
        .filter(({ name }) => !facts.challenge?.some(({ quality }) => quality.name === serves.get(name)))
        .map(({ name, at }) => ({
          at,
          message: `"${name}" is no second chance for a challenge of this branch; name one that is`,
        })),
    ),
  );
};
