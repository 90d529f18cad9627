import { maxPlans } from '@underhall/contract/limits';
import { branchesFor, branchOf, drawsHere, handSizeOf, planFor, settingOf, tableOf } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { CardCommand, PlanCommand } from '../command.ts';
import { openStoryletOf } from './open-story.ts';

/** True if the page offers a command about deck and hand. */
export function isCardCommandOffered(command: CardCommand, view: View): boolean {
  const { world } = view;
  const { hand } = tableOf(view);
  if (command.do === 'discard') return hand.includes(command.card) && !world.storylets.get(command.card)?.sticky;
  return isDrawOffered(view);
}

/** True if the deck has a card, the hand has room, and some card fits. */
export function isDrawOffered(view: View): boolean {
  const { cards } = view;
  if (!drawsHere(view)) return false;
  const { deck, hand } = tableOf(view);
  if (hand.length >= handSizeOf(view)) return false;
  if (deck.count === 0 && !settingOf(view)?.isInfiniteDraw) return false;
  return cards().some(({ id, frequency }) => frequency > 0 && !hand.includes(id));
}

/** True if the page offers a command about plans. */
export function isPlanCommandOffered({ do: verb, branch }: PlanCommand, view: View): boolean {
  const { character, world, worldIndex } = view;
  const plan = planFor(branch, character);
  const active = character.plans.filter((each) => !each.isDone && branchOf(each, world)).length;
  switch (verb) {
    case 'plan':
      if (!worldIndex.branches.has(branch)) return false;
      if (plan && !plan.isDone) return true;
      return active < maxPlans && (plan !== undefined || branchesInSight(view).includes(branch));
    case 'drop plan':
      return plan !== undefined;
    case 'restart plan':
      return plan !== undefined && (!plan.isDone || active < maxPlans);
  }
}

/**
 * Branches that the player can mark as plans: those of the open storylet, or the one that led to the visible result.
 */
function branchesInSight(view: View): readonly number[] {
  const { story } = view.character;
  if (story.phase === 'End') return [story.branch];
  return branchesFor(openStoryletOf(view)?.branches ?? [], view).map(({ id }) => id);
}
