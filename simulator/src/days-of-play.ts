import type { Player } from './cast.ts';

/** Actions per day of play: two full action banks, and what refills between the two visits. */
export const actionsPerDay = 45;

export const daysPerWeek = 7;

type Spent = Pick<Player, 'actionsSpent'>;

/** Counted from 0. */
export const dayOfPlay = ({ actionsSpent }: Spent): number => Math.floor(actionsSpent / actionsPerDay);

/** Counted from 0. */
export const weekOfPlay = (player: Spent): number => Math.floor(dayOfPlay(player) / daysPerWeek);

/** Actions that the player has spent in this week of play. */
export const spentThisWeek = (player: Spent): number =>
  player.actionsSpent - weekOfPlay(player) * daysPerWeek * actionsPerDay;
