import type { Ask, StoryState } from './story-state.ts';

/** What leads one step back from what is shown, as the page's own button does; nothing from what has to be gone through. */
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
