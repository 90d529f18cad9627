import { countProseWords } from '../../prose/measure-text.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

const MIN_WORDS = 40;

export const failuresAreToldInFull: Check = (world) =>
  outcomesOf(world)
    .filter(({ heading, block }) => heading?.kind.endsWith('failure') && block.prose.length > 0)
    .filter((outcome) => countProseWords(outcome) < MIN_WORDS)
    .map((outcome) => ({
      at: outcome.block.heading.at,
      message: `this failure has ${countProseWords(outcome)} words; write at least ${MIN_WORDS}, and give a thing, a clue, a person or a joke`,
    }));
