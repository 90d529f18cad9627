import type { AreaId, BranchId, StoryletId } from '../ids.ts';

/**
 * A branch that the player plans to choose, and the area where they marked it. The notes on plans have no length limit.
 * Therefore they are stored outside the character, which every turn reads and writes as a whole.
 */
export type Plan = {
  readonly branch: BranchId;
  readonly storylet: StoryletId;
  readonly area: AreaId;
  readonly isDone: boolean;
  readonly madeAt: number;
};

export type PlanChange =
  /** Created, reactivated or restored. A new one without `place` comes last. */
  | { readonly kind: 'plan saved'; readonly plan: Plan; readonly place?: number }
  | { readonly kind: 'plan done'; readonly branch: BranchId }
  /** `undo` restores the plan. It is missing in old turns. */
  | { readonly kind: 'plan dropped'; readonly branch: BranchId; readonly undo?: PlanInPlace };

/** A plan and its position among all plans of its character. */
export type PlanInPlace = { readonly plan: Plan; readonly place: number };

export function applyPlanChange<Planner extends { readonly plans: readonly Plan[] }>(
  character: Planner,
  change: PlanChange,
): Planner {
  switch (change.kind) {
    case 'plan saved': {
      const { plan, place = character.plans.length } = change;
      const isKnown = character.plans.some(({ branch }) => branch === plan.branch);
      const plans = isKnown
        ? character.plans.map((each) => (each.branch === plan.branch ? plan : each))
        : character.plans.toSpliced(place, 0, plan);
      return { ...character, plans };
    }
    case 'plan done':
      return {
        ...character,
        plans: character.plans.map((each) => (each.branch === change.branch ? { ...each, isDone: true } : each)),
      };
    case 'plan dropped':
      return { ...character, plans: character.plans.filter(({ branch }) => branch !== change.branch) };
  }
}
