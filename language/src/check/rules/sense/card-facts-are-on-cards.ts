import { placeOf } from '../../../meaning/read-facts.ts';
import { reachIn } from '../../../meaning/storylet.ts';
import type { Check } from '../../rule.ts';

const OF_CARDS = ['frequency', 'sticky', 'autofire'] as const;

export const cardFactsAreOnCards: Check = ({ storylets }) =>
  storylets
    .filter((storylet) => reachIn(storylet) !== 'drawn')
    .flatMap(({ block, facts }) =>
      OF_CARDS.filter((key) => facts[key]).map((key) => ({
        at: placeOf(block, key),
        message: `"${key}" is for cards; add "deck: sometimes", or delete it`,
      })),
    );
