import { membership, type SubscriptionType } from '@underhall/contract';
import { type Tier, tiers } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import type { RateLimitCounterDeps } from '../http/rate-limit-counters.ts';
import { subscriptionOf } from '../outfits/present-outfit.ts';
import { limitCardTesting } from '../payments/card-testing-limit.ts';
import { changeCard, presentCardForm } from './change-card.ts';
import { changeSubscription } from './change-subscription.ts';
import { type MembershipDeps, requireProvider } from './membership-deps.ts';
import { findPlans, isSold, presentPlans } from './plans.ts';
import { presentSubscription } from './present-subscription.ts';
import { subscribe } from './subscribe.ts';

type MembershipRouteDeps = AnswerDeps & RateLimitCounterDeps & MembershipDeps;

export function membershipRoutes(app: FastifyInstance, deps: MembershipRouteDeps): void {
  const limitDeclines = limitCardTesting(deps);
  const plans = async (id?: string) => {
    const provider = requireProvider(deps);
    if (!isSold('enhanced', deps.options.everybodysTier))
      throw new Refused('Everybody on this server has the full membership for free, so none is sold.');
    const found = findPlans(deps.payments.prices, id);
    if (id !== undefined && found.length === 0)
      throw new Refused(
        /^[a-z]{3}$/i.test(id) ? `Couldn't find a plan denominated in '${id}'` : `Couldn't find a plan with ID '${id}'`,
      );
    return { isSuccess: true, plans: await presentPlans(provider, found) };
  };

  answer(app, deps, membership.hasSubscription, async ({ characterId }) =>
    presentSubscription(await deps.subscriptions.load(characterId), await deps.now()),
  );

  answer(app, deps, membership.subscriptionPlans, () => plans());

  answer(app, deps, membership.subscriptionPlansOf, ({ body: { id } }) => plans(id));

  answer(app, deps, membership.createSubscription, ({ accountId, characterId, request, body }) =>
    limitDeclines(request, accountId, {
      pay: () => subscribe(deps, characterId, body),
      isDeclined: isNewDecline,
    }),
  );

  answer(app, deps, membership.modifySubscription, ({ characterId, body: { subscriptionType } }) =>
    changeSubscription(deps, characterId, tierOf(subscriptionType)),
  );

  answer(app, deps, membership.card, ({ characterId }) => presentCardForm(deps, characterId));

  answer(app, deps, membership.changeCard, ({ accountId, characterId, request, body }) =>
    limitDeclines(request, accountId, { pay: () => changeCard(deps, characterId, body), isDeclined: isNewDecline }),
  );
}

const isNewDecline = ({ isSuccess, isBeingFoundOut, isNew }: Awaited<ReturnType<typeof subscribe>>): boolean =>
  isNew && !isSuccess && !isBeingFoundOut;

const tierOf = (type: SubscriptionType): Tier => tiers.find((tier) => subscriptionOf[tier] === type) ?? 'none';
