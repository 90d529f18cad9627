import { effectsOf } from '../effects.ts';
import type { Rule } from '../rule.ts';

/** A condition guards a change of the same quality in the same place. */
export const onlyIfHasItsChange: Rule = (world) =>
  effectsOf(world).flatMap((facts) => {
    const changed = new Set(
      [...(facts.gain ?? []), ...(facts.lose ?? []), ...(facts.set ?? [])].map(({ quality }) => quality.name),
    );
    return (facts['only if'] ?? [])
      .filter(({ quality }) => !changed.has(quality.name))
      .map(({ quality, at }) => ({ at, message: `"${quality.name}" is not changed here; ask it of what is` }));
  });
