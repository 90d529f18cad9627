import { type QualityId, whyNotUsable } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Inclination } from './inclination.ts';
import { likedBest } from './liking.ts';

/** Uses something that can be used here, if what it leads to is liked as well as what there is to do. */
export const useThing: Inclination = (view) => {
  const { player, character, world } = view;
  if (!player.dice.falls(player.strategy.temper.uses)) return undefined;
  const usable = character.qualities.ids.filter((id) => world.qualities.get(id)?.use !== undefined);
  const item = player.dice.oneOf(usable.filter((id) => whyNotUsable(id, { character, world }) === undefined));
  return item === undefined || !isWelcome(item, view) ? undefined : { do: 'use', item };
};

function isWelcome(item: QualityId, view: View): boolean {
  const { player, character, world } = view;
  const use = world.qualities.get(item)?.use;
  const storylet = world.pack.storylets.find(({ id }) => id === use);
  const liked = storylet && likedBest(storylet, view);
  return liked !== undefined && liked.liking >= (player.memory.likingOfPlaces.get(character.area) ?? 0);
}
