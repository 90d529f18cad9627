import { placeOf } from '../../../meaning/read-facts.ts';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

/** A code that a result hands out belongs to a persona, which says what it gives. */
export const givenCodesExist: Check = (world) => {
  const codes = new Set(world.personas.flatMap(({ facts }) => facts.code ?? []));
  return outcomesOf(world).flatMap(({ block, facts: { 'give code': code } }) =>
    code === undefined || codes.has(code)
      ? []
      : [{ at: placeOf(block, 'give code'), message: `no persona has the code "${code}".${didYouMean(code, codes)}` }],
  );
};
