import type { Branch, Storylet } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import { isChoosable } from '../page/open-story.ts';

/** An inclination of a player: the command they feel like giving; undefined if they do not, or cannot. */
export type Inclination = (view: View) => Command | undefined;

export type LikedBranch = { readonly branch: Branch; readonly liking: number };

/** The branch of a storylet a player likes best of those they can choose, and how much; nothing if they can choose none. */
export function likedBest(storylet: Storylet, view: View): LikedBranch | undefined {
  const { player } = view;
  const { likes, temper } = player.strategy;
  const heed = storylet.urgency === 'normal' ? 0 : temper.heeds;
  let best: LikedBranch | undefined;
  for (const branch of storylet.branches) {
    if (!isChoosable(branch, view)) continue;
    const whim = temper.whim === 0 ? 0 : (player.dice.below(1000) / 1000) * temper.whim;
    const liking = likes(branch, storylet, view) + heed + whim;
    if (!best || liking > best.liking) best = { branch, liking };
  }
  return best;
}
