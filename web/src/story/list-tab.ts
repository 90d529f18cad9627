import { useEffect } from 'react';
import { clientStore, useStore } from '../api/client-store.ts';
import type { ListTab } from './scene-props.ts';

/** The tab that the player selected in a place. `isFocusPending`: the hand takes the focus when it is shown. */
type SelectedTab = { readonly tab: ListTab; readonly area: number; readonly isFocusPending: boolean };

const selectedTab = clientStore<SelectedTab>({ tab: 'Always', area: 0, isFocusPending: false });

export const chooseTab = (tab: ListTab, area: number): void => selectedTab.set({ tab, area, isFocusPending: false });

export const selectHand = (area: number): void => selectedTab.set({ tab: 'Sometimes', area, isFocusPending: true });

export const useIsHandFocusPending = (): boolean => useStore(selectedTab).isFocusPending;

export const clearHandFocus = (): void => selectedTab.set({ ...selectedTab.read(), isFocusPending: false });

/** The current tab. Each visit to a place or to the page starts with `Always`. Without cards there is no other tab. */
export function useListTab({ area, showOps }: { readonly area: number; readonly showOps: boolean }): ListTab {
  const selected = useStore(selectedTab);
  useEffect(() => () => chooseTab('Always', area), [area]);
  return showOps && selected.area === area ? selected.tab : 'Always';
}

/** The tab selected last, in any place. The tab bar marks it as current. */
export const useChosenTab = (): ListTab => useStore(selectedTab).tab;
