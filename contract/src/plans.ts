import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { BranchSchema } from './storylet.ts';
import { OptionalUndo } from './undo.ts';
import { Html, Nothing } from './wording.ts';

/** A branch that the player has marked for later. */
export const PlanSchema = Type.Object({
  /** Branch id. A branch has at most one plan. */
  id: Type.Integer(),
  /** Area and storylet in which the player planned the branch. `storyletName` is not in the specification. */
  areaName: Html(),
  storyletName: Html(),
  branch: BranchSchema,
  /** The player's text, unformatted. Absent if empty. */
  notes: Type.Optional(Type.String()),
  /** True if there are no notes, so that the page opens an empty text field. */
  editMode: Type.Boolean(),
  /** Hash of the branch and the area where it was planned: 32 hexadecimal digits. */
  planKey: Type.String(),
});
export type Plan = Static<typeof PlanSchema>;

export const PlansSchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** Oldest first, like `complete`. */
  active: Type.Array(PlanSchema),
  complete: Type.Array(PlanSchema),
});
export type Plans = Static<typeof PlansSchema>;

const branchId = Type.Integer();
const changed = Type.Object({ isSuccess: Type.Boolean(), message: Type.String(), plan: PlanSchema });
const change = { method: 'POST', who: 'character', repeat: 'by key', rate: 'act' } as const;

export const plans = {
  plans: endpoint({
    method: 'GET',
    path: '/plan',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The plans of a character, active and complete.',
    body: Nothing,
    reply: PlansSchema,
  }),
  createPlan: endpoint({
    ...change,
    path: '/plan/create',
    summary: 'Mark a visible branch as a plan. `planKey` is the one sent with the branch.',
    body: Type.Object({ branchId, planKey: Type.String() }),
    reply: changed,
  }),
  deletePlan: endpoint({
    ...change,
    path: '/plan/delete',
    summary: 'Delete a plan with its notes.',
    body: Type.Object({ branchId }),
    reply: Type.Object({ isSuccess: Type.Boolean(), undo: OptionalUndo }),
  }),
  updatePlan: endpoint({
    ...change,
    path: '/plan/update',
    summary:
      'Replace the notes of a plan. With `refresh`, make a complete plan active again instead, with its current notes.',
    body: Type.Object({
      branchId,
      notes: Type.Optional(Type.String()),
      refresh: Type.Optional(Type.Boolean()),
    }),
    reply: changed,
  }),
};
