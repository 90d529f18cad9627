import { membership } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';

export function membershipRoutes(app: FastifyInstance, deps: AnswerDeps): void {
  const sellsNone = async () => {
    throw new Refused('This server sells no membership.');
  };

  answer(app, deps, membership.hasSubscription, async () => ({
    isSuccess: true,
    hasSubscription: false,
    price: 0,
    addOnPrice: 0,
    currencyIsoCode: 'GBP' as const,
    subscriptionPastDue: false,
    subscriptionType: 'None' as const,
    typeInEffect: 'None' as const,
    isBeingFoundOut: false,
  }));

  answer(app, deps, membership.subscriptionPlans, sellsNone);
  answer(app, deps, membership.subscriptionPlansOf, sellsNone);
  answer(app, deps, membership.createSubscription, sellsNone);
  answer(app, deps, membership.modifySubscription, sellsNone);
}
