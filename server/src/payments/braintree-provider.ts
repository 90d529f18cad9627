import type { BraintreeSettings } from '../server-options.ts';
import { changeCard, resumeCardChange } from './braintree-cards.ts';
import { listChangedSince, parseWebhook } from './braintree-changes.ts';
import { type GatewayOptions, openGateway } from './braintree-gateway.ts';
import { charge, findOrder, inspectMethod, refund } from './braintree-orders.ts';
import {
  cancelSubscription,
  changeSubscription,
  findSubscription,
  refundMonth,
  restoreSubscription,
  subscribe,
} from './braintree-subscriptions.ts';
import type { PaymentProvider } from './payment-provider.ts';

export async function openBraintree(settings: BraintreeSettings, options: GatewayOptions): Promise<PaymentProvider> {
  const gateway = await openGateway(settings, options);
  const { sdk, timeouts, read } = gateway;
  return {
    name: 'braintree',
    async clientToken(currency) {
      const merchantAccountId = settings.accounts[currency];
      if (!merchantAccountId)
        throw new Error(`BRAINTREE_ACCOUNT_${currency} is missing. Set it to the merchant account for ${currency}.`);
      const reply = await read('requesting a client token', timeouts.request, () =>
        sdk.clientToken.generate({ merchantAccountId }),
      );
      if (!reply?.success) throw new Error(`Braintree returned no client token. Check BRAINTREE_ACCOUNT_${currency}.`);
      return reply.clientToken;
    },
    inspectMethod: (nonce) => inspectMethod(gateway, nonce),
    charge: (request) => charge(gateway, request),
    findOrder: (order) => findOrder(gateway, order),
    refund: (order) => refund(gateway, order),
    refundMonth: (subscription) => refundMonth(gateway, subscription),
    listChangedSince: (since) => listChangedSince(gateway, since),
    subscribe: (request) => subscribe(gateway, request),
    changeSubscription: (subscription, to) => changeSubscription(gateway, subscription, to),
    cancelSubscription: (subscription) => cancelSubscription(gateway, subscription),
    restoreSubscription: (subscription) => restoreSubscription(gateway, subscription),
    changeCard: (subscription, request) => changeCard(gateway, subscription, request),
    resumeCardChange: (subscription, card) => resumeCardChange(gateway, subscription, card),
    findSubscription: (subscription) => findSubscription(gateway, subscription),
    parseWebhook: (body) => parseWebhook(gateway, body),
  };
}
