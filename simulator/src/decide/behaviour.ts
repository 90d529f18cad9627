import type { Branch, Storylet } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import { isChoosable } from '../page/open-story.ts';

/** An inclination of a player: the command they feel like giving; undefined if they do not, or cannot. */
export type Behaviour = (view: View) => Command | undefined;

export type ScoredBranch = { readonly branch: Branch; readonly score: number };

/** The branch of a storylet a player likes best of those they can choose, and how much; nothing if they can choose none. */
export function bestBranch(storylet: Storylet, view: View): ScoredBranch | undefined {
  const { player } = view;
  const { score, traits } = player.strategy;
  const heed = storylet.urgency === 'normal' ? 0 : traits.urgencyBonus;
  let best: ScoredBranch | undefined;
  for (const branch of storylet.branches) {
    if (!isChoosable(branch, view)) continue;
    const whim = traits.maxRandomBonus === 0 ? 0 : (player.dice.below(1000) / 1000) * traits.maxRandomBonus;
    const liking = score(branch, storylet, view) + heed + whim;
    if (!best || liking > best.score) best = { branch, score: liking };
  }
  return best;
}
