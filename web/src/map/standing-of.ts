import type { AreaOnMap } from '@underhall/contract';
import { wordsOf } from '../ui/game-html.ts';

/** The state of a place for the player: open, locked and so on, with its words. */
export type PlaceStanding = {
  readonly kind: 'here' | 'open' | 'gate' | 'locked' | 'sight';
  readonly words: string;
};

export function standingOf(area: AreaOnMap, here: number | undefined): PlaceStanding {
  const why = wordsOf(area.unavailableDescription ?? '');
  if (area.id === here) return { kind: 'here', words: 'you are here' };
  if (area.gateEvent) return { kind: 'gate', words: why ? `locked: ${why}` : 'something to be done there' };
  if (!area.visitable) return { kind: 'sight', words: 'to be looked at from here' };
  if (area.unlocked) return { kind: 'open', words: 'open' };
  return { kind: 'locked', words: why ? `locked: ${why}` : 'locked' };
}
