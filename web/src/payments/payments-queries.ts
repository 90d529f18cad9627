import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Calls, CurrencyCode, SubscriptionData, SubscriptionType } from '@underhall/contract';
import { useEffect, useRef } from 'react';
import { namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Failure, Refused } from '../api/failures.ts';
import { refetchAfterMembership } from '../api/what-to-refetch.ts';

/** The packages of a currency, and the word with which a payment in it begins, always asked for anew. */
export const packagesQuery = (id: CurrencyCode) =>
  queryOptions({
    queryKey: ['packages', id],
    queryFn: () => call('GET /nex/braintreenexoptions/:id', { id }),
    staleTime: 0,
    gcTime: 0,
  });

/** The address of the account, or nothing where it has none. */
export const ownAddressQuery = queryOptions({
  queryKey: ['own address'],
  queryFn: async () => (await call('GET /settings', {})).emailAddress ?? '',
});

declare module '../api/answers.ts' {
  interface Answers {
    readonly subscription: SubscriptionData;
  }
}

/** The query for a membership; while something about it is being found out, asked again and again. */
export const subscriptionQuery = namedQuery('subscription', {
  queryFn: () => call('GET /fate/hassubscription', {}),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.isBeingFoundOut ? 3000 : false),
});

export const plansQuery = queryOptions({
  queryKey: ['subscription plans'],
  queryFn: async () => (await call('GET /nex/braintreesubscriptionoptions', {})).plans,
});

/** The answer with which another card is asked for; its word of the provider's is of use once. */
export const membershipCardQuery = queryOptions({
  queryKey: ['membership card'],
  queryFn: () => call('GET /extra/membership/card', {}),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

/** The news of something that was asked about a membership, in the server's words. */
export type MembershipEnd = { readonly is: 'done' | 'failed' | 'left open'; readonly message: string };

type SubscriptionRequest = Calls['POST /nex/createbraintreesubscription']['body'];
type AskedCard = Calls['POST /extra/membership/card']['body'];
type Hear = (end: MembershipEnd) => void;

/** Milliseconds between two questions about what came of it. */
const pauseMs = 3000;

/**
 * Asks for a membership, or for a change of it, until it is known what came of it: sent again, the same has no second
 * effect. All that a membership brings or takes is fetched again with each answer.
 */
export function useMembership() {
  const cache = useQueryClient();
  const closing = useRef(new AbortController());
  useEffect(() => {
    closing.current = new AbortController();
    return () => closing.current.abort();
  }, []);
  const askUntilKnown = async (ask: () => Promise<{ readonly message: string }>, hear: Hear) => {
    const { signal } = closing.current;
    while (!signal.aborted) {
      const heard = await ask().then(({ message }): MembershipEnd => ({ is: 'done', message }), endOf);
      refetchAfterMembership(cache);
      hear(heard);
      if (heard.is !== 'left open') return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  return {
    subscribe: (asked: SubscriptionRequest, hear: Hear) =>
      askUntilKnown(() => call('POST /nex/createbraintreesubscription', asked), hear),
    changeCard: (asked: AskedCard, hear: Hear) => askUntilKnown(() => call('POST /extra/membership/card', asked), hear),
    change: (subscriptionType: SubscriptionType, hear: Hear) => {
      const asked = { deviceData: null, nonce: null, paymentType: null, subscriptionType };
      return askUntilKnown(() => call('POST /nex/modifybraintreesubscription', asked), hear);
    },
  };
}

/** A refusal is an end, unless it says that it is being found out; a call that was not answered is none. */
function endOf(error: unknown): MembershipEnd {
  const message = error instanceof Error ? error.message : '';
  const isOpen =
    error instanceof Refused
      ? error.fields.isBeingFoundOut === true
      : error instanceof Failure && (error.trouble === 'unreachable' || error.trouble === 'fault');
  return { is: isOpen ? 'left open' : 'failed', message };
}
