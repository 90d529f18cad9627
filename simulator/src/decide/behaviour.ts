import type { Branch, Storylet } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import { isChoosable } from '../page/open-story.ts';

/** Chooses a command. Returns undefined if the player cannot or does not want to do this now. */
export type Behaviour = (view: View) => Command | undefined;

export type ScoredBranch = { readonly branch: Branch; readonly score: number };

/** Returns the available branch with the best score, if there is one. */
export function bestBranch(storylet: Storylet, view: View): ScoredBranch | undefined {
  const { player } = view;
  const { score, traits } = player.strategy;
  const urgencyBonus = storylet.urgency === 'normal' ? 0 : traits.urgencyBonus;
  let best: ScoredBranch | undefined;
  for (const branch of storylet.branches) {
    if (!isChoosable(branch, view)) continue;
    const randomBonus = traits.maxRandomBonus === 0 ? 0 : (player.dice.below(1000) / 1000) * traits.maxRandomBonus;
    const total = score(branch, storylet, view) + urgencyBonus + randomBonus;
    if (!best || total > best.score) best = { branch, score: total };
  }
  return best;
}
