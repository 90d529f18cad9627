import { wordsOf } from '../../prose/measure-text.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

const LEAST = 40;

/** A failure is as well told as a success. */
export const failuresAreToldInFull: Check = (world) =>
  outcomesOf(world)
    .filter(({ heading, block }) => heading?.kind.endsWith('failure') && block.prose.length > 0)
    .filter((outcome) => wordsOf(outcome) < LEAST)
    .map((outcome) => ({
      at: outcome.block.heading.at,
      message: `this failure has ${wordsOf(outcome)} words; tell it in ${LEAST} at least: it gives a thing, a clue, a person or a joke`,
    }));
