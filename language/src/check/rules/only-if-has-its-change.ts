import type { Rule } from '../rule.ts';

/** A condition guards a change of the same quality in the same outcome. */
export const onlyIfHasItsChange: Rule = (world) =>
  world.storylets.flatMap(({ branches }) =>
    branches.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ facts }) => {
        const changed = new Set(
          [...(facts.gain ?? []), ...(facts.lose ?? []), ...(facts.set ?? [])].map(({ quality }) => quality.name),
        );
        return (facts['only if'] ?? [])
          .filter(({ quality }) => !changed.has(quality.name))
          .map(({ quality, at }) => ({ at, message: `this outcome does not change "${quality.name}"` }));
      }),
    ),
  );
