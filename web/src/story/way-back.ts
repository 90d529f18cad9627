import type { Ask, StoryState } from './story-state.ts';

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
