import type { Plan as PlanOnTheWire, Plans } from '@underhall/contract';
import { branchOf, type Plan, type Standpoint } from '@underhall/engine';
import { planKey, presentBranch } from '../storylet/present-branch.ts';
import { escapeHtml } from '../wording/markup.ts';

/** By branch id. */
type Notes = ReadonlyMap<number, string>;

/** The plans of a character. Plans are hidden while the world does not contain their branch. */
export function presentPlans(here: Standpoint, notes: Notes): Plans {
  const present = (isDone: boolean) =>
    here.character.plans
      .filter((plan) => plan.isDone === isDone)
      .flatMap((plan) => presentPlan(plan, here, notes) ?? []);
  return { isSuccess: true, active: present(false), complete: present(true) };
}

/** One plan. Returns undefined if the world no longer contains the branch. */
export function presentPlan(plan: Plan, here: Standpoint, notes: Notes): PlanOnTheWire | undefined {
  const { world } = here;
  const branch = branchOf(plan, world);
  if (!branch) return undefined;
  const words = notes.get(plan.branch);
  return {
    id: plan.branch,
    areaName: escapeHtml(world.areas.get(plan.area)?.name ?? ''),
    storyletName: escapeHtml(world.storylets.get(plan.storylet)?.name ?? ''),
    branch: presentBranch(branch, here),
    ...(words && { notes: words }),
    editMode: !words,
    planKey: planKey(plan.branch, plan.area),
  };
}
