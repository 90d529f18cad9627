import { branchOf, maxPlans, planFor } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { PlanCommand } from '../command.ts';

/** True if the page offers a command about plans. */
export function isPlanCommandOffered({ do: verb, branch }: PlanCommand, { character, world, almanac }: View): boolean {
  const plan = planFor(branch, character);
  const active = character.plans.filter((each) => !each.isDone && branchOf(each, world)).length;
  switch (verb) {
    case 'plan':
      return almanac.branches.has(branch) && ((plan && !plan.isDone) || active < maxPlans);
    case 'drop plan':
    case 'note plan':
      return plan !== undefined;
    case 'restart plan':
      return plan !== undefined && (!plan.isDone || active < maxPlans);
  }
}
