import { branchesFor, branchOf, maxPlans, planFor } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { PlanCommand } from '../command.ts';
import { openStoryletOf } from './open-storylet.ts';

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

/** The branches a player can mark: those of the open storylet, or the one whose result is on show. */
function branchesInSight(view: View): readonly number[] {
  const { story } = view.character;
  if (story.phase === 'End') return [story.branch];
  return branchesFor(openStoryletOf(view)?.branches ?? [], view).map(({ id }) => id);
}
