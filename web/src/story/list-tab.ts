import { useEffect } from 'react';
import { clientStore, useStore } from '../api/client-store.ts';
import type { ListTab } from './scene-props.ts';

/** The tab that the player selected in a place. If `isFocusPending` is set, the hand receives focus when it appears. */
type SelectedTab = { readonly tab: ListTab; readonly area: number; readonly isFocusPending: boolean };

const selectedTab = clientStore<SelectedTab>({ tab: 'Always', area: 0, isFocusPending: false });

export const chooseTab = (tab: ListTab, area: number): void => selectedTab.set({ tab, area, isFocusPending: false });

export const selectHand = (area: number): void => selectedTab.set({ tab: 'Sometimes', area, isFocusPending: true });

export const useIsHandFocusPending = (): boolean => useStore(selectedTab).isFocusPending;

export const clearHandFocus = (): void => selectedTab.set({ ...selectedTab.read(), isFocusPending: false });

/**
 * Returns the current tab. Each visit to a place or to the page starts with `Always`, the only tab if there are no
 * cards.
 */
export function useListTab({ area, showOps }: { readonly area: number; readonly showOps: boolean }): ListTab {
  const selected = useStore(selectedTab);
  useEffect(() => () => chooseTab('Always', area), [area]);
  return showOps && selected.area === area ? selected.tab : 'Always';
}

/** True if the tab of the place shows the hand. */
export function useIsHandInTab(place: { readonly area: number; readonly showOps: boolean } | undefined): boolean {
  const { tab, area } = useStore(selectedTab);
  return tab === 'Sometimes' && place?.showOps === true && place.area === area;
}

/** Returns the tab that the player selected last, in any place. The tab bar marks this tab as current. */
export const useChosenTab = (): ListTab => useStore(selectedTab).tab;
