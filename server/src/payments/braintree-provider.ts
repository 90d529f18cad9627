import type { BraintreeSettings } from '../server-options.ts';
import { changeCard, goOnWithCard } from './braintree-cards.ts';
import { charge, lookAt } from './braintree-charge.ts';
import { readEvent } from './braintree-events.ts';
import { type GatewayOptions, openGateway } from './braintree-gateway.ts';
import { changedSince, findOrder, refund } from './braintree-orders.ts';
import {
  cancelSubscription,
  changeSubscription,
  findSubscription,
  refundMonth,
  restoreSubscription,
  subscribe,
} from './braintree-subscriptions.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Braintree as a provider of payments. Its library is loaded here, and nowhere else. */
export async function openBraintree(settings: BraintreeSettings, options: GatewayOptions): Promise<PaymentProvider> {
  const gateway = await openGateway(settings, options);
  const { sdk, patience, read } = gateway;
  return {
    name: 'braintree',
    async clientToken(currency) {
      const merchantAccountId = settings.accounts[currency];
      if (!merchantAccountId)
        throw new Error(`BRAINTREE_ACCOUNT_${currency} is missing, and ${currency} is asked for.`);
      const reply = await read('asking for a client token', patience.deed, () =>
        sdk.clientToken.generate({ merchantAccountId }),
      );
      if (!reply?.success)
        throw new Error(`Braintree gives no client token: it may not know BRAINTREE_ACCOUNT_${currency}.`);
      return reply.clientToken;
    },
    lookAt: (nonce) => lookAt(gateway, nonce),
    charge: (asked) => charge(gateway, asked),
    findOrder: (order) => findOrder(gateway, order),
    refund: (order) => refund(gateway, order),
    refundMonth: (subscription) => refundMonth(gateway, subscription),
    changedSince: (since) => changedSince(gateway, since),
    subscribe: (asked) => subscribe(gateway, asked),
    changeSubscription: (subscription, to) => changeSubscription(gateway, subscription, to),
    cancelSubscription: (subscription) => cancelSubscription(gateway, subscription),
    restoreSubscription: (subscription) => restoreSubscription(gateway, subscription),
    changeCard: (subscription, asked) => changeCard(gateway, subscription, asked),
    goOnWithCard: (subscription, card) => goOnWithCard(gateway, subscription, card),
    findSubscription: (subscription) => findSubscription(gateway, subscription),
    readEvent: (body) => readEvent(gateway, body),
  };
}
