import type { Player, Town, View } from './cast.ts';

export const viewOf = (player: Player, town: Town): View => ({
  player,
  town,
  character: player.character,
  world: town.world,
  worldIndex: town.worldIndex,
  now: town.now,
  list: player.offers.list,
  cards: player.offers.cards,
});
