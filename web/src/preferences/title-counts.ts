import { useEffect } from 'react';
import { actionsInWords, formatNumber } from '../ui/format-number.ts';
import { titlePrefix } from '../ui/title-prefix.ts';
import { usePreferences } from './use-preferences.ts';

/** Undefined while unknown. */
export type TitleCounts = { readonly cards?: number | undefined; readonly actions?: number | undefined };

const cardsInWords = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'card' : 'cards'}`;

/** For example '(2 cards, 14 actions) '. Empty if both counts are zero or unknown. */
export function countsInWords({ cards, actions }: TitleCounts): string {
  const counts = [...(cards ? [cardsInWords(cards)] : []), ...(actions ? [actionsInWords(actions)] : [])].join(', ');
  return counts && `(${counts}) `;
}

/** Shows the counts in the document title if the player has enabled it. */
export function useCountsInTitle(counts: TitleCounts): void {
  const { countsInTitle } = usePreferences();
  const prefix = countsInTitle ? countsInWords(counts) : '';
  useEffect(() => titlePrefix.set(prefix), [prefix]);
  useEffect(() => () => titlePrefix.set(''), []);
}
