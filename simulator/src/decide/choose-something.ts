import { type Branch, canLeave } from '@underhall/engine';
import type { View } from '../cast.ts';
import { openStoryletOf } from '../page/open-storylet.ts';
import type { Inclination } from './inclination.ts';
import { likedBest } from './liking.ts';

/** Chooses the branch that is liked best, or goes back, where one may, from what is not liked. */
export const chooseSomething: Inclination = (view) => {
  const { player } = view;
  const open = openStoryletOf(view);
  const best = open && likedBest(open, view);
  const isWelcome = best && (best.liking >= 0 || player.memory.idle > 8);
  if (!isWelcome && canLeave(view)) return { do: 'go back' };
  return best && { do: 'choose', branch: best.branch.id, secondChances: secondChancesFor(best.branch, view) };
};

const secondChancesFor = ({ challenges }: Branch, { player }: View): readonly number[] =>
  challenges.flatMap(({ secondChance }) =>
    secondChance !== undefined && player.dice.falls(player.strategy.temper.insures) ? [secondChance] : [],
  );
