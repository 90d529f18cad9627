import { type OrderReply, payments, type OrderState as ShownState } from '@underhall/contract';
import type { WorldWords } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { notFoundMessage, sendError } from '../http/error-handler.ts';
import { Refused } from '../http/failures.ts';
import type { RateLimitCounterDeps } from '../http/rate-limit-counters.ts';
import { logError } from '../log-error.ts';
import { limitCardTesting } from './card-testing-limit.ts';
import type { Order, OrderState } from './order-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import { placeOrder } from './place-order.ts';
import { formatPrice, presentPackages, priceOf } from './prices.ts';
import { type OrderDeps, type OrderSyncDeps, processEvents } from './settle-orders.ts';
import { testCards } from './test-nonces.ts';

type PaymentsDeps = AnswerDeps &
  RateLimitCounterDeps &
  OrderDeps & {
    readonly payments: Payments;
    readonly options: { readonly supportEmail?: string };
  };

export function paymentsRoutes(app: FastifyInstance, deps: PaymentsDeps): void {
  const { prices, seller } = deps.payments;
  const limitDeclines = limitCardTesting(deps);

  answer(app, deps, payments.nexOptions, async ({ body: { id } }) => {
    const provider = requireProvider(deps.payments);
    const offer = presentPackages(prices, id);
    if (!offer) throw new Refused(`Nothing is sold in '${id}' here. Choose another currency.`);
    return {
      isSuccess: true,
      ...offer,
      clientRequestToken: await provider.clientToken(offer.currencyCode),
      provider: provider.name,
      purchasesEmail: seller.email ?? deps.options.supportEmail ?? '',
      ...(provider.name === 'test' && { testCards: [...testCards] }),
    };
  });

  answer(app, deps, payments.purchaseNex, async ({ accountId, characterId, request, body }) => {
    const { nonce, deviceData, nexAmount: fate, currencyCode } = body;
    const provider = requireProvider(deps.payments);
    const cost = priceOf(prices, currencyCode, fate);
    if (!cost) throw new Refused('That package is not on sale. Nothing was charged. Choose one from the list.');
    const purchase = { accountId, characterId, fate, nonce, ...cost, ...(deviceData !== undefined && { deviceData }) };
    const { order } = await limitDeclines(request, accountId, {
      pay: () => placeOrder(deps, provider, purchase),
      isDeclined: ({ order: { state }, isNew }) => isNew && state === 'declined',
    });
    return replyFor(order);
  });

  answer(app, deps, payments.order, async ({ accountId, characterId, body: { id } }) => {
    const order = await deps.orders.byId(id);
    if (order?.accountId !== accountId || order.characterId !== characterId)
      throw new Refused('You have no such order.');
    return presentOrder(order, deps.world.pack.words);
  });

  /** Throws Refused if the purchase was declined. */
  const replyFor = (order: Order) => {
    const reply = presentOrder(order, deps.world.pack.words);
    const { message, orderId, state } = reply;
    if (state === 'declined') throw new Refused(message, { orderId, state });
    return reply;
  };
}

function requireProvider({ provider }: Payments): PaymentProvider {
  if (!provider) throw new Refused('Nothing is sold for money on this server.');
  return provider;
}

const maxWebhookBytes = 64 * 1024;

/**
 * No parser may read webhooks first, because the signature covers the raw bytes. Verified events are stored, then
 * acknowledged, then processed.
 */
export function paymentEventRoutes(app: FastifyInstance, deps: OrderSyncDeps): void {
  void app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.post(
      '/api/extra/payments/events',
      { schema: { hide: true }, bodyLimit: maxWebhookBytes },
      async ({ body, headers }, reply) => {
        const { provider } = deps.payments;
        if (!provider) return sendError(reply, { status: 404, message: notFoundMessage });
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const event = await provider.parseWebhook(raw, headers as Record<string, string | undefined>);
        if (!event)
          return sendError(reply, { status: 400, message: 'The signature is not that of the payment provider.' });
        await deps.paymentEvents.add(provider.name, event);
        // Not awaited, because a job retries failed events every minute.
        void processEvents(deps, logError).catch(() => {});
        return { isSuccess: true };
      },
    );
    done();
  });
}

const shownStates: Readonly<Record<OrderState, ShownState>> = {
  created: 'finding out',
  sent: 'finding out',
  unknown: 'finding out',
  settled: 'settled',
  declined: 'declined',
  refunded: 'refunded',
  disputed: 'disputed',
};

const presentOrder = (order: Order, { premium }: Pick<WorldWords, 'premium'>): OrderReply => ({
  isSuccess: true,
  message: messageOf(order, premium),
  orderId: order.id,
  state: shownStates[order.state],
  quantity: order.fate,
});

function messageOf({ id, state, fate, price, message }: Order, premium: string): string {
  switch (shownStates[state]) {
    case 'settled':
      return `${fate} ${premium} for ${formatPrice(price)}. Your order number is ${id}.`;
    case 'declined':
      return message ?? 'The payment was declined.';
    case 'refunded':
      return `This payment was refunded, and its ${premium} was taken back.`;
    case 'disputed':
      return `Your bank holds this payment back for now, and its ${premium} was taken back until that is decided.`;
    case 'finding out':
      return 'The payment company has not answered. We are finding out whether this was paid. You will not be charged twice.';
  }
}
