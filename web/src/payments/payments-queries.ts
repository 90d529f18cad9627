import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Calls, CurrencyCode, SubscriptionData, SubscriptionType } from '@underhall/contract';
import { useEffect, useRef } from 'react';
import { namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Failure, Refused } from '../api/failures.ts';
import { refetchAfterMembership } from '../api/what-to-refetch.ts';
import { retryOf } from './open-order.ts';

/** The packages in a currency, and a client token. Never cached, because the token is single-use. */
export const packagesQuery = (id: CurrencyCode) =>
  queryOptions({
    queryKey: ['packages', id],
    queryFn: () => call('GET /nex/braintreenexoptions/:id', { id }),
    staleTime: 0,
    gcTime: 0,
  });

/** The account's e-mail address, or an empty string. */
export const ownEmailQuery = queryOptions({
  queryKey: ['own address'],
  queryFn: async () => (await call('GET /settings', {})).emailAddress ?? '',
});

declare module '../api/answers.ts' {
  interface Answers {
    readonly subscription: SubscriptionData;
  }
}

/** Polls while the result of a membership request is unknown. */
export const subscriptionQuery = namedQuery('subscription', {
  queryFn: () => call('GET /fate/hassubscription', {}),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.isBeingFoundOut ? 3000 : false),
});

export const plansQuery = queryOptions({
  queryKey: ['subscription plans'],
  queryFn: async () => (await call('GET /nex/braintreesubscriptionoptions', {})).plans,
});

/** Data for the new-card form. Never cached, because its client token is single-use. */
export const membershipCardQuery = queryOptions({
  queryKey: ['membership card'],
  queryFn: () => call('GET /extra/membership/card', {}),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

/**
 * `message` comes from the server. With `canRetry`, the payment provider never got the request, and the same request may
 * be sent again.
 */
export type MembershipResult = {
  readonly is: 'done' | 'failed' | 'pending';
  readonly message: string;
  readonly canRetry?: true;
};

export type SubscriptionRequest = Calls['POST /nex/createbraintreesubscription']['body'];
export type CardRequest = Calls['POST /extra/membership/card']['body'];
type OnResult = (result: MembershipResult) => void;

const pauseMs = 3000;

/**
 * Requests that start or change a membership. Requests are idempotent, and each one is repeated until its result is
 * known. Each reply triggers a refetch of everything that depends on the membership.
 */
export function useMembershipRequests() {
  const cache = useQueryClient();
  const closing = useRef(new AbortController());
  useEffect(() => {
    closing.current = new AbortController();
    return () => closing.current.abort();
  }, []);
  const repeatUntilKnown = async (request: () => Promise<{ readonly message: string }>, onResult: OnResult) => {
    const { signal } = closing.current;
    while (!signal.aborted) {
      const result = await request().then(({ message }): MembershipResult => ({ is: 'done', message }), resultOfError);
      refetchAfterMembership(cache);
      onResult(result);
      if (result.is !== 'pending') return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  return {
    subscribe: (body: SubscriptionRequest, onResult: OnResult) =>
      repeatUntilKnown(() => call('POST /nex/createbraintreesubscription', body), onResult),
    changeCard: (body: CardRequest, onResult: OnResult) =>
      repeatUntilKnown(() => call('POST /extra/membership/card', body), onResult),
    change: (subscriptionType: SubscriptionType, onResult: OnResult) => {
      const body = { deviceData: null, nonce: null, paymentType: null, subscriptionType };
      return repeatUntilKnown(() => call('POST /nex/modifybraintreesubscription', body), onResult);
    },
  };
}

/** Pending after a lost reply, or while the server is finding out the result. */
function resultOfError(error: unknown): MembershipResult {
  const message = error instanceof Error ? error.message : '';
  const isPending =
    error instanceof Refused
      ? error.fields.isBeingFoundOut === true
      : error instanceof Failure && (error.trouble === 'unreachable' || error.trouble === 'fault');
  return { is: isPending ? 'pending' : 'failed', message, ...retryOf(error) };
}
