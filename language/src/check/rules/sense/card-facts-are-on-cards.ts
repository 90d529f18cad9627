import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';

const OF_CARDS = ['frequency', 'sticky', 'autofire'] as const;

export const cardFactsAreOnCards: Check = ({ storylets }) =>
  storylets
    .filter(({ facts }) => facts.deck !== 'sometimes')
    .flatMap(({ block, facts }) =>
      OF_CARDS.filter((key) => facts[key]).map((key) => ({
        at: placeOf(block, key),
        message: `"${key}" is for cards; add "deck: sometimes", or delete it`,
      })),
    );
