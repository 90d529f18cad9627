import type { Branch } from '@underhall/contract';
import { wordsOf } from '../ui/sanitize.ts';

/** What a branch takes of the player's qualities, such as '2 x Secret' or '0.12 Coins'. */
export const pricesOf = ({ qualityRequirements }: Pick<Branch, 'qualityRequirements'>): readonly string[] =>
  qualityRequirements
    .filter(({ isCost, category }) => isCost && category !== 'Hidden')
    .flatMap(({ tooltip, category, qualityName }) => {
      // Only the tooltip has the amount.
      const amount = /\(you needed (.+?)\)/.exec(wordsOf(tooltip))?.[1];
      const name = wordsOf(qualityName);
      return amount === undefined ? [] : [category === 'Currency' ? `${amount} ${name}` : `${amount} x ${name}`];
    });
