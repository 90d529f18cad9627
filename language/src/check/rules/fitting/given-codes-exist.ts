import { placeOf } from '../../../meaning/read-facts.ts';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

/** An access code that a result gives away must belong to a persona. */
export const givenCodesExist: Check = (world) => {
  const codes = new Set(world.personas.flatMap(({ facts }) => facts.code ?? []));
  return outcomesOf(world).flatMap(({ block, facts: { 'give code': code } }) =>
    code === undefined || codes.has(code)
      ? []
      : [{ at: placeOf(block, 'give code'), message: `no persona has the code "${code}".${didYouMean(code, codes)}` }],
  );
};
