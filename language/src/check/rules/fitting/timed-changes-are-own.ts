import type { Check } from '../../rule.ts';

/** Time passes for each character alone: a timed story does not change what is everybody's. */
export const timedChangesAreOwn: Check = ({ qualities, timed }) => {
  const shared = new Set(qualities.filter(({ facts }) => facts.shared).map(({ block }) => block.heading.text));
  return timed
    .flatMap(({ facts }) => [...(facts.lose ?? []), ...(facts.gain ?? []), ...(facts.set ?? [])])
    .filter(({ quality }) => shared.has(quality.name))
    .map(({ quality, at }) => ({
      at,
      message: `"${quality.name}" is everybody's, and time passes for each character alone: only an outcome changes it`,
    }));
};
