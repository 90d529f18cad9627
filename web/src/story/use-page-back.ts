import { useEffect, useEffectEvent, useRef } from 'react';
import type { Ask, StoryState } from './story-state.ts';

/** True if the current entry of the history stands for the open story, over the entry of the page itself. */
const isOfStory = (): boolean => history.state?.isOfStory === true;

/**
 * Leads Back out of an open story, as the page's own button does, and not out of the page. If the storylet cannot be
 * left, Back is ignored once; the second Back leaves the page. The router does not take part: the entry of the history
 * has the address and the state of the page under it.
 */
export function usePageBack(state: StoryState, ask: (next: Ask) => void): void {
  const { reply, phase, scene } = state;
  const isOpen = reply !== undefined && phase !== 'Available';
  /** The entry of the browser's history that was current when the scene was opened. */
  const at = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene has a way back of its own
  useEffect(() => {
    if (isOpen && !isOfStory()) history.pushState({ ...history.state, isOfStory: true }, '');
    at.current = isOfStory() ? location.href : undefined;
  }, [isOpen, scene]);

  const goBack = useEffectEvent(() => {
    const before = at.current;
    at.current = isOfStory() ? location.href : undefined;
    if (before !== location.href || isOfStory()) return;
    const way = wayBackOf(state);
    if (way) ask(way);
    // The story is over, and only its entry was left.
    else if (!isOpen) history.back();
  });
  useEffect(() => {
    const hear = () => goBack();
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, []);
}

/** The ask that leads one step back, as the page's own button does; undefined if the storylet cannot be left. */
export function wayBackOf({ phase, reply, opened }: StoryState): Ask | undefined {
  switch (phase) {
    case 'Available':
      return undefined;
    case 'In':
    case 'InItemUse':
      return reply?.storylet?.canGoBack ? { kind: 'go back' } : undefined;
    case 'End':
      return { kind: 'onwards' };
    case 'SecondChance':
      return { kind: 'start over', eventId: opened };
    case 'Act':
    case 'ExternalAct':
    case 'Rename':
    case 'UniqueActPending':
      return { kind: 'go back' };
  }
}
