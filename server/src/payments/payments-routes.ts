import { payments } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import type { TallyDeps } from '../http/tallies.ts';
import type { Order } from './order-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import { placeOrder } from './place-order.ts';
import { presentPackages } from './present-options.ts';
import { presentOrder } from './present-order.ts';
import { priceOf } from './prices.ts';
import type { SettleDeps } from './settle-order.ts';
import { slowCardTesting } from './slow-card-testing.ts';
import { testCards } from './test-nonces.ts';

type PaymentsDeps = AnswerDeps &
  TallyDeps &
  SettleDeps & {
    readonly payments: Payments;
    readonly options: { readonly supportEmail?: string };
  };

export function paymentsRoutes(app: FastifyInstance, deps: PaymentsDeps): void {
  const { prices, seller } = deps.payments;
  const slowed = slowCardTesting(deps);

  answer(app, deps, payments.nexOptions, async ({ body: { id } }) => {
    const provider = providerOf(deps.payments);
    const shown = presentPackages(prices, id);
    if (!shown) throw new Refused(`Nothing is sold in '${id}' here. Choose another currency.`);
    return {
      isSuccess: true,
      ...shown,
      clientRequestToken: await provider.clientToken(shown.currencyCode),
      provider: provider.name,
      purchasesEmail: seller.email ?? deps.options.supportEmail ?? '',
      ...(provider.name === 'test' && { testCards: [...testCards] }),
    };
  });

  answer(app, deps, payments.purchaseNex, async ({ accountId, characterId, request, body }) => {
    const { nonce, deviceData, nexAmount: fate, currencyCode } = body;
    const provider = providerOf(deps.payments);
    const cost = priceOf(prices, currencyCode, fate);
    if (!cost) throw new Refused('That is not on the list of what is sold. Nothing was taken: choose from the list.');
    const asked = { accountId, characterId, fate, nonce, ...cost, ...(deviceData !== undefined && { deviceData }) };
    const { order } = await slowed(request, accountId, {
      take: () => placeOrder(deps, provider, asked),
      isDeclined: ({ order: { state }, isNew }) => isNew && state === 'declined',
    });
    return told(order);
  });

  answer(app, deps, payments.order, async ({ accountId, characterId, body: { id } }) => {
    const order = await deps.orders.byId(id);
    if (order?.accountId !== accountId || order.characterId !== characterId)
      throw new Refused('You have no such order.');
    return presentOrder(order, deps.world.pack.words);
  });

  /** The answer to a purchase: one that was declined is a refusal. */
  const told = (order: Order) => {
    const reply = presentOrder(order, deps.world.pack.words);
    const { message, orderId, state } = reply;
    if (state === 'declined') throw new Refused(message, { orderId, state });
    return reply;
  };
}

/** The company that takes the money; refuses where this server sells nothing. */
function providerOf({ provider }: Payments): PaymentProvider {
  if (!provider) throw new Refused('Nothing is sold for money on this server.');
  return provider;
}
