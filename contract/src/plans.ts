import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { BranchSchema } from './storylet.ts';
import { Html, Nothing } from './wording.ts';

/** A branch that the player means to choose one day. */
export const PlanSchema = Type.Object({
  /** The branch's number: there is one plan for each. */
  id: Type.Integer(),
  /** The place and the storylet in which it was marked; the storylet is a field beside the specification's. */
  areaName: Html(),
  storyletName: Html(),
  /** The branch as it stands for the player now. */
  branch: BranchSchema,
  /** The player's own words, as they were written; absent without any. */
  notes: Type.Optional(Type.String()),
  /** True without notes: the page begins by asking for some. */
  editMode: Type.Boolean(),
  /** Hash of the branch and the place in which it was marked, 32 hex digits. */
  planKey: Type.String(),
});
export type Plan = Static<typeof PlanSchema>;

export const PlansSchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** Both in the order in which they were made. */
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
    summary: 'Mark a branch that is in sight as a plan. The key is the one that came with the branch.',
    body: Type.Object({ branchId, planKey: Type.String() }),
    reply: changed,
  }),
  deletePlan: endpoint({
    ...change,
    path: '/plan/delete',
    summary: 'Delete a plan with its notes.',
    body: Type.Object({ branchId }),
    reply: Type.Object({ isSuccess: Type.Boolean() }),
  }),
  updatePlan: endpoint({
    ...change,
    path: '/plan/update',
    summary:
      'Replace the notes of a plan; with `refresh` make one that is complete active again, with the notes it has.',
    body: Type.Object({
      branchId,
      notes: Type.Optional(Type.String()),
      refresh: Type.Optional(Type.Boolean()),
    }),
    reply: changed,
  }),
};
