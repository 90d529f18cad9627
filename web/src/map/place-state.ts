import type { AreaOnMap } from '@underhall/contract';
import { world } from '../api/world.ts';
import { wordsOf } from '../ui/sanitize.ts';

export type PlaceState = {
  readonly kind: 'here' | 'open' | 'gate' | 'locked' | 'closed' | 'not yet' | 'sight';
  readonly words: string;
};

export function placeStateOf(area: AreaOnMap, here: number | undefined): PlaceState {
  const { lockedPlace, inSight } = world.texts.places;
  const why = wordsOf(area.unavailableDescription ?? '');
  const because = (word: string) => (why ? `${word}: ${why}` : word);
  if (area.id === here) return { kind: 'here', words: 'you are here' };
  if (area.gateEvent) return { kind: 'gate', words: why ? because(lockedPlace) : 'something must be done there first' };
  if (!area.visitable) return { kind: 'sight', words: inSight };
  if (area.unlocked) return { kind: 'open', words: 'open' };
  const [kind, word] = closed[area.closure ?? 'Locked'];
  return { kind, words: because(word) };
}

const closed = {
  Locked: ['locked', world.texts.places.lockedPlace],
  Closed: ['closed', world.texts.places.closedPlace],
  NotYet: ['not yet', world.texts.places.notYet],
} as const;
