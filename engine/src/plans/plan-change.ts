import type { BranchId } from '../ids.ts';
import type { Plan } from './plan.ts';

export type PlanChange =
  /** Made, or with other notes, or begun anew. */
  | { readonly kind: 'plan kept'; readonly plan: Plan }
  | { readonly kind: 'plan done'; readonly branch: BranchId }
  | { readonly kind: 'plan dropped'; readonly branch: BranchId };
