import { useEffect } from 'react';
import { figures } from '../ui/figures.ts';
import { titlePrefix } from '../ui/title-prefix.ts';
import { useComfort } from './use-comfort.ts';

/** The counts that the title shows; undefined while unknown. */
export type Waiting = { readonly cards?: number | undefined; readonly actions?: number | undefined };

const counted = (count: number | undefined, one: string): readonly string[] =>
  count ? [`${figures(count)} ${one}${count === 1 ? '' : 's'}`] : [];

/** '(2 cards, 14 actions) ', or nothing where nothing waits. */
export function countsInWords({ cards, actions }: Waiting): string {
  const counts = [...counted(cards, 'card'), ...counted(actions, 'action')].join(', ');
  return counts && `(${counts}) `;
}

/** Tells in the title of the tab what waits, where the player wants it. */
export function useCountsInTitle(waiting: Waiting): void {
  const { countsInTitle } = useComfort();
  const prefix = countsInTitle ? countsInWords(waiting) : '';
  useEffect(() => titlePrefix.set(prefix), [prefix]);
  useEffect(() => () => titlePrefix.set(''), []);
}
