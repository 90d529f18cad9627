import { handOf, type Storylet } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Inclination } from './inclination.ts';
import { likedBest } from './liking.ts';

/** Commands without an action spent after which a player with actions left begins even what they dislike. */
const patience = 12;

/** Begins what is liked best of the list and the hand. */
export const beginSomething: Inclination = (view) => {
  const { player, character } = view;
  let best: { readonly storylet: Storylet; readonly liking: number } | undefined;
  for (const storylet of inReach(view)) {
    const liked = likedBest(storylet, view);
    if (liked && (!best || liked.liking > best.liking)) best = { storylet, liking: liked.liking };
  }
  player.memory.likingOfPlaces.set(character.area, best?.liking ?? -1);
  if (!best || (best.liking < 0 && player.memory.idle < patience)) return undefined;
  return { do: 'begin', storylet: best.storylet.id };
};

function inReach(view: View): readonly Storylet[] {
  const { list } = view;
  const playable = handOf(view).filter(({ isPlayable }) => isPlayable);
  return playable.length === 0 ? list() : [...playable.map(({ card }) => card), ...list()];
}
