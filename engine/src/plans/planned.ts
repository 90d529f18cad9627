import type { Character } from '../character.ts';
import type { BranchId } from '../ids.ts';
import type { Branch } from '../story/storylet.ts';
import type { World } from '../world.ts';
import type { Plan } from './plan.ts';

/** How many plans may be active at once. */
export const maxPlans = 20;

/** The plan for a branch, active or done. */
export const planFor = (branch: BranchId, { plans }: Pick<Character, 'plans'>): Plan | undefined =>
  plans.find((plan) => plan.branch === branch);

/** The branch a plan is about; nothing if it has left the world, and then the plan neither shows nor counts. */
export const branchOf = (plan: Plan, world: World): Branch | undefined =>
  world.storylets.get(plan.storylet)?.branches.find(({ id }) => id === plan.branch);

/** Is there no room for another active plan? */
export const isFull = ({ plans }: Pick<Character, 'plans'>, world: World): boolean =>
  plans.filter((plan) => !plan.isDone && branchOf(plan, world)).length >= maxPlans;
