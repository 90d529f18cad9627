import { useEffect } from 'react';
import { clientStore, useStore } from '../api/client-store.ts';
import type { ListTab } from './scene-props.ts';

/** The tab of the list that the player wants, and where. `isSought`: the hand was asked for, and has not shown itself yet. */
type WantedTab = { readonly tab: ListTab; readonly area: number; readonly isSought: boolean };

const wantedTab = clientStore<WantedTab>({ tab: 'Always', area: 0, isSought: false });

/** Chooses a tab of the list in this place. */
export const chooseTab = (tab: ListTab, area: number): void => wantedTab.set({ tab, area, isSought: false });

/** Chooses the tab of the hand, and has the hand take the focus. */
export const seekHand = (area: number): void => wantedTab.set({ tab: 'Sometimes', area, isSought: true });

export const useIsHandSought = (): boolean => useStore(wantedTab).isSought;

export const markHandFound = (): void => wantedTab.set({ ...wantedTab.read(), isSought: false });

/**
 * The tab that is shown in this place. Every place begins with its stories, also when one comes back to it or to the
 * page; where no cards are drawn there is nothing else.
 */
export function useListTab({ area, showOps }: { readonly area: number; readonly showOps: boolean }): ListTab {
  const wanted = useStore(wantedTab);
  useEffect(() => () => chooseTab('Always', area), [area]);
  return showOps && wanted.area === area ? wanted.tab : 'Always';
}

/** The tab chosen last, wherever it was: what a bar marks as current. */
export const useChosenTab = (): ListTab => useStore(wantedTab).tab;
