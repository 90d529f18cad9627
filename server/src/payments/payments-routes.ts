import { type OrderReply, payments, type OrderState as ShownState } from '@underhall/contract';
import type { WorldWords } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { notFoundMessage, sendError } from '../http/error-handler.ts';
import { Refused } from '../http/failures.ts';
import type { RateLimitCounterDeps } from '../http/rate-limit-counters.ts';
import { logError } from '../log-error.ts';
import { slowCardTesting } from './card-testing-limit.ts';
import type { Order, OrderState } from './order-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import { placeOrder } from './place-order.ts';
import { inWords, presentPackages, priceOf } from './prices.ts';
import { type FindOutDeps, type SettleDeps, workThroughEvents } from './settle-orders.ts';
import { testCards } from './test-nonces.ts';

type PaymentsDeps = AnswerDeps &
  RateLimitCounterDeps &
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

/** The longest message that is read, in bytes. */
const longest = 64 * 1024;

/**
 * The address that the payment provider sends its news to. Its signature is over the bytes as they came, so nothing reads
 * them before it was checked; what is verified is kept before it is acknowledged, and worked through afterwards.
 */
export function paymentEventRoutes(app: FastifyInstance, deps: FindOutDeps): void {
  void app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.post(
      '/api/extra/payments/events',
      { schema: { hide: true }, bodyLimit: longest },
      async ({ body, headers }, reply) => {
        const { provider } = deps.payments;
        if (!provider) return sendError(reply, { status: 404, message: notFoundMessage });
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const event = await provider.readEvent(raw, headers as Record<string, string | undefined>);
        if (!event) return sendError(reply, { status: 400, message: 'This message is not signed by the provider.' });
        await deps.paymentEvents.add(provider.name, event);
        // Nobody waits for this: what does not succeed is done by the job of the next minute.
        void workThroughEvents(deps, logError).catch(() => {});
        return { isSuccess: true };
      },
    );
    done();
  });
}

const shown: Readonly<Record<OrderState, ShownState>> = {
  created: 'finding out',
  sent: 'finding out',
  unknown: 'finding out',
  settled: 'settled',
  declined: 'declined',
  refunded: 'refunded',
  disputed: 'disputed',
};

/** An order as its player is told of it. */
export const presentOrder = (order: Order, { premium }: Pick<WorldWords, 'premium'>): OrderReply => ({
  isSuccess: true,
  message: messageOf(order, premium),
  orderId: order.id,
  state: shown[order.state],
  quantity: order.fate,
});

function messageOf({ id, state, fate, price, message }: Order, premium: string): string {
  switch (shown[state]) {
    case 'settled':
      return `${fate} ${premium} for ${inWords(price)}. The number of your order is ${id}.`;
    case 'declined':
      return message ?? 'The payment was declined.';
    case 'refunded':
      return `This payment was given back to you, and its ${premium} taken back.`;
    case 'disputed':
      return `Your bank has this payment back for now, and its ${premium} was taken back meanwhile.`;
    case 'finding out':
      return 'The company that takes payments has not answered. We are finding out whether this was paid; you will not be charged for it a second time.';
  }
}
