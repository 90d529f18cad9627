import type { Check } from '../../rule.ts';

/** A timed story runs for one character, so it cannot change a shared quality. */
export const timedChangesAreOwn: Check = ({ qualities, timed }) => {
  const shared = new Set(qualities.filter(({ facts }) => facts.shared).map(({ block }) => block.heading.text));
  return timed
    .flatMap(({ facts }) => [...(facts.lose ?? []), ...(facts.gain ?? []), ...(facts.set ?? [])])
    .filter(({ quality }) => shared.has(quality.name))
    .map(({ quality, at }) => ({
      at,
      message: `"${quality.name}" is shared, and a timed story runs for one character; change it in an outcome`,
    }));
};
