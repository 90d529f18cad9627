import { whyNotUsable } from '@underhall/engine';
import type { Inclination } from './inclination.ts';

/** Uses something that can be used here. */
export const useThing: Inclination = ({ player, character, world }) => {
  if (!player.dice.falls(player.strategy.temper.uses)) return undefined;
  const usable = character.qualities.ids.filter((id) => world.qualities.get(id)?.use !== undefined);
  const item = player.dice.oneOf(usable.filter((id) => whyNotUsable(id, { character, world }) === undefined));
  return item === undefined ? undefined : { do: 'use', item };
};
