import { createHash } from 'node:crypto';
import type { WebhookNotification } from 'braintree';
import type { BraintreeSettings } from '../server-options.ts';
import { changeCard, goOnWithCard } from './braintree-cards.ts';
import { type Gateway, type GatewayOptions, openGateway } from './braintree-gateway.ts';
import { changedSince, charge, findOrder, lookAt, refund, subjectOfDisputed } from './braintree-orders.ts';
import {
  cancelSubscription,
  changeSubscription,
  findSubscription,
  refundMonth,
  restoreSubscription,
  subscribe,
} from './braintree-subscriptions.ts';
import type { PaymentEvent, PaymentProvider, PaymentSubject } from './payment-provider.ts';

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

/**
 * The event in a form that the gateway posts. Its signature is checked over the very text that came. The gateway numbers no
 * events: one that is sent again has the same text, of which the number is made.
 */
export async function readEvent(gateway: Gateway, body: Buffer): Promise<PaymentEvent | undefined> {
  const form = new URLSearchParams(body.toString('utf8'));
  const payload = form.get('bt_payload') ?? '';
  try {
    const notification = await gateway.sdk.webhookNotification.parse(form.get('bt_signature') ?? '', payload);
    const id = createHash('sha256').update(payload.trim()).digest('hex');
    return { id, at: new Date(notification.timestamp), ...(await subjectOf(gateway, notification)) };
  } catch (failure) {
    if ((failure as { readonly type?: string }).type === 'invalidSignatureError') return undefined;
    throw failure;
  }
}

/** The library's types know a part of the kinds; all of them tell of a transaction, a subscription, a dispute, or nothing of ours. */
type EventContent = {
  readonly subscription?: { readonly id: string };
  readonly transaction?: { readonly orderId?: string | null; readonly subscriptionId?: string | null };
  readonly dispute?: { readonly transaction?: { readonly id: string; readonly orderId?: string | null } };
};

async function subjectOf(
  gateway: Gateway,
  notification: WebhookNotification,
): Promise<PaymentSubject | { readonly about: 'nothing of ours' }> {
  const { subscription, transaction, dispute } = notification as EventContent;
  if (subscription) return { about: 'subscription', subscription: subscription.id };
  if (transaction?.subscriptionId) return { about: 'subscription', subscription: transaction.subscriptionId };
  if (transaction?.orderId) return { about: 'order', order: transaction.orderId };
  const disputed = dispute?.transaction && (await subjectOfDisputed(gateway, dispute.transaction));
  return disputed ?? { about: 'nothing of ours' };
}
