import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';

const OF_CARDS = ['frequency', 'sticky', 'autofire'] as const;

/** Facts that are only read of cards stand on cards only. */
export const cardFactsAreOnCards: Check = ({ storylets }) =>
  storylets
    .filter(({ facts }) => facts.deck !== 'sometimes')
    .flatMap(({ block, facts }) =>
      OF_CARDS.filter((key) => facts[key]).map((key) => ({
        at: placeOf(block, key),
        message: `"${key}" is for cards; write "deck: sometimes", or leave it out`,
      })),
    );
