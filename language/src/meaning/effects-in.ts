import type { effectFacts } from './consequences.ts';
import type { FactsOf } from './read-facts.ts';
import type { WrittenWorld } from './read-world.ts';

/** Everything in the world that changes levels: outcomes, timed stories, the sides of acts. */
export const effectsIn = ({ storylets, timed, acts }: WrittenWorld): readonly FactsOf<typeof effectFacts>[] =>
  [
    ...storylets.flatMap(({ branches }) => branches.flatMap(({ outcomes }) => outcomes)),
    ...timed,
    ...acts.flatMap(({ sides }) => sides),
  ].map(({ facts }) => facts);
