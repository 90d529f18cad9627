import type { Branch, Plan, Plans } from '@underhall/contract';
import { expect, test } from 'vitest';
import { plansState, withoutPlan, withPlan } from './plans-queries.ts';

const planOf = (id: number, planState: 'Active' | 'Complete', notes?: string): Plan => ({
  ...{ id, areaName: 'The Quay', storyletName: 'The Lamplighter', planKey: 'f'.repeat(32), editMode: !notes },
  branch: { id, planState } as Branch,
  ...(notes && { notes }),
});
const plans: Plans = {
  isSuccess: true,
  active: [planOf(1, 'Active'), planOf(2, 'Active')],
  complete: [planOf(3, 'Complete')],
};
const numbers = ({ active, complete }: Plans) => [active, complete].map((list) => list.map(({ id }) => id));

test('has no plans and no completed fetch until the first reply', {
  meta: { rows: ['C-PLAN-021'] },
}, () => {
  expect(plansState(undefined, true)).toEqual({
    activePlans: [],
    completePlans: [],
    firstFetchHasOccurred: false,
    isFetching: true,
  });
  expect(plansState(plans, false)).toEqual({
    activePlans: plans.active,
    completePlans: plans.complete,
    firstFetchHasOccurred: true,
    isFetching: false,
  });
});

test('appends a new plan, replaces a changed one in place, and moves a restarted one', () => {
  expect(numbers(withPlan(plans, planOf(9, 'Active')))).toEqual([[1, 2, 9], [3]]);
  expect(withPlan(plans, planOf(1, 'Active', 'oil')).active[0]?.notes).toBe('oil');
  expect(withPlan(plans, planOf(3, 'Complete', 'oil')).complete[0]?.notes).toBe('oil');
  expect(numbers(withPlan(plans, planOf(3, 'Active')))).toEqual([[1, 2, 3], []]);
});

test('removes a deleted plan from both lists', () => {
  expect(numbers(withoutPlan(plans, 1))).toEqual([[2], [3]]);
  expect(numbers(withoutPlan(plans, 3))).toEqual([[1, 2], []]);
});
