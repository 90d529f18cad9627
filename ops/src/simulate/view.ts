import type { Character, Storylet, World } from '@underhall/engine';
import type { Almanac } from './almanac.ts';
import type { Player } from './player.ts';
import type { Town } from './town.ts';

/** What a player has before their eyes when they decide what to do. */
export type View = {
  readonly player: Player;
  readonly town: Town;
  readonly character: Character;
  readonly world: World;
  readonly almanac: Almanac;
  readonly now: number;
  /** The list of storylets where they stand. */
  readonly list: () => readonly Storylet[];
  /** The cards whose place and requirements fit, held or not. */
  readonly cards: () => readonly Storylet[];
};

export const viewOf = (player: Player, town: Town): View => ({
  player,
  town,
  character: player.character,
  world: town.world,
  almanac: town.almanac,
  now: town.now,
  list: player.offers.list,
  cards: player.offers.cards,
});
