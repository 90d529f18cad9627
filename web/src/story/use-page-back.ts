import { useLayoutEffect } from 'react';
import { reopenOnForward, useBackStep } from '../ui/back-steps.ts';
import type { StoryRequest, StoryState } from './story-state.ts';

/**
 * Makes browser Back leave an open story, like the page's button. If the player cannot leave the storylet, the first
 * Back is ignored and the second leaves the page. Forward shows the last result again.
 */
export function usePageBack(state: StoryState, ask: (next: StoryRequest) => void, lookBack: () => void): void {
  const { reply, phase, scene, left } = state;
  const goBack = () => {
    const way = backRequestOf(state);
    if (way) ask(way);
    return true;
  };
  useBackStep(reply !== undefined && phase !== 'Available', goBack, { scene, isUnder: true });
  useLayoutEffect(() => (left ? reopenOnForward(lookBack) : undefined), [left, lookBack]);
}

/** Returns the request of the page's back button, or undefined if the player cannot leave the storylet. */
export function backRequestOf({ phase, reply, opened }: StoryState): StoryRequest | undefined {
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
