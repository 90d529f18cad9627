import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Branch, Plan, Plans } from '@underhall/contract';
import { useState } from 'react';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call, newIdempotencyKey } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { storedNoteDraft, storeNoteDraft } from './note-draft.ts';

export const plansQuery = namedQuery('plans', { queryFn: () => call('GET /plan', {}), staleTime: 60_000 });

export type PlansState = {
  readonly activePlans: readonly Plan[];
  readonly completePlans: readonly Plan[];
  readonly firstFetchHasOccurred: boolean;
  readonly isFetching: boolean;
};

export const plansState = (data: Plans | undefined, isFetching: boolean): PlansState => ({
  activePlans: data?.active ?? [],
  completePlans: data?.complete ?? [],
  firstFetchHasOccurred: data !== undefined,
  isFetching,
});

export function usePlans() {
  const { data, isFetching, error, refetch } = useQuery(plansQuery);
  return { ...plansState(data, isFetching), error, refetch };
}

/** Replaces the plan of the same branch, or appends the plan to its list. */
export function withPlan(plans: Plans, plan: Plan): Plans {
  const put = (list: readonly Plan[]) =>
    list.some(({ id }) => id === plan.id) ? list.map((each) => (each.id === plan.id ? plan : each)) : [...list, plan];
  if (plan.branch.planState === 'Complete') return { ...plans, complete: put(plans.complete) };
  return { ...plans, active: put(plans.active), complete: plans.complete.filter(({ id }) => id !== plan.id) };
}

export const withoutPlan = (plans: Plans, branchId: number): Plans => ({
  ...plans,
  active: plans.active.filter(({ id }) => id !== branchId),
  complete: plans.complete.filter(({ id }) => id !== branchId),
});

/** Mutations of plans. A retry after a lost reply reuses its idempotency key. */
export function usePlanMutations() {
  const cache = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  const options = {
    onError: (error: Error) => {
      if (!(error instanceof Refused)) return;
      setKey(newIdempotencyKey);
      void invalidate(cache, 'plans');
    },
  };
  const settle = async (change: (plans: Plans) => Plans) => {
    setKey(newIdempotencyKey);
    // A fetch that started earlier would return stale plans.
    await cache.cancelQueries({ queryKey: plansQuery.queryKey });
    changeAnswer(cache, 'plans', (plans) => plans && change(plans));
    void invalidate(cache, 'plans');
  };
  const making = useMutation({
    ...options,
    mutationFn: ({ id, planKey }: Branch) => call('POST /plan/create', { branchId: id, planKey }, `${key}-make-${id}`),
    onSuccess: ({ plan }) => settle((plans) => withPlan(plans, plan)),
  });
  const deleting = useMutation({
    ...options,
    mutationFn: (branchId: number) => call('POST /plan/delete', { branchId }, `${key}-delete-${branchId}`),
    onSuccess: (_, branchId) => settle((plans) => withoutPlan(plans, branchId)),
  });
  const noting = useMutation({
    ...options,
    mutationFn: ({ branchId, notes }: { readonly branchId: number; readonly notes: string }) =>
      call('POST /plan/update', { branchId, notes, refresh: false }),
    onSuccess: ({ plan }, { branchId, notes }) => {
      // The player may have typed more since.
      if (storedNoteDraft(branchId) === notes) storeNoteDraft(branchId, undefined);
      return settle((plans) => withPlan(plans, plan));
    },
  });
  const restarting = useMutation({
    ...options,
    mutationFn: (branchId: number) =>
      call('POST /plan/update', { branchId, refresh: true }, `${key}-restart-${branchId}`),
    onSuccess: ({ plan }) => settle((plans) => withPlan(plans, plan)),
  });
  return { making, deleting, noting, restarting };
}
