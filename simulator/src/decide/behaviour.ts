import type { Branch, Storylet } from '@underhall/engine';
import type { Player, View } from '../cast.ts';
import type { Command } from '../command.ts';
import { dayOfPlay } from '../days-of-play.ts';
import { isChoosable } from '../page/open-story.ts';
import { machineScore } from './play-machines.ts';

/** Chooses a command. Returns undefined if the player cannot or does not want to do this now. */
export type Behaviour = (view: View) => Command | undefined;

export type ScoredBranch = { readonly branch: Branch; readonly score: number };

const penaltyForSame = 200;

/**
 * True for a choice without a cost that the player made since the last action, and for an invitation of the same day.
 * Strategies that never leave for a better area do not mind.
 */
function isTheSameAgain({ id, act }: Branch, player: Player): boolean {
  const { strategy, memory } = player;
  if (strategy.traits.moveMargin === undefined) return false;
  return memory.freeSinceAction.has(id) || (act !== undefined && memory.dayChosen.get(id) === dayOfPlay(player));
}

/** Returns the available branch with the best score, if there is one. */
export function bestBranch(storylet: Storylet, view: View): ScoredBranch | undefined {
  const { player } = view;
  const { score, traits } = player.strategy;
  const urgencyBonus = storylet.urgency === 'normal' ? 0 : traits.urgencyBonus;
  let best: ScoredBranch | undefined;
  for (const branch of storylet.branches) {
    if (!isChoosable(branch, view)) continue;
    const randomBonus = traits.maxRandomBonus === 0 ? 0 : (player.dice.below(1000) / 1000) * traits.maxRandomBonus;
    const own = machineScore(branch, view) ?? score(branch, storylet, view);
    const total = own + urgencyBonus + randomBonus - (isTheSameAgain(branch, player) ? penaltyForSame : 0);
    if (!best || total > best.score) best = { branch, score: total };
  }
  return best;
}
