import { useLayoutEffect } from 'react';
import { keepForForward, useBackStep } from '../ui/back-steps.ts';
import type { Ask, StoryState } from './story-state.ts';

/**
 * Leads Back out of an open story, as the page's own button does, and not out of the page. If the storylet cannot be
 * left, Back is ignored once; the second Back leaves the page. Forward shows the result that was left, to be read again.
 */
export function usePageBack(state: StoryState, ask: (next: Ask) => void, lookBack: () => void): void {
  const { reply, phase, scene, left } = state;
  const goBack = () => {
    const way = wayBackOf(state);
    if (way) ask(way);
    return true;
  };
  useBackStep(reply !== undefined && phase !== 'Available', goBack, { scene, isUnder: true });
  useLayoutEffect(() => (left ? keepForForward(lookBack) : undefined), [left, lookBack]);
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
