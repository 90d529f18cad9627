import { createHash } from 'node:crypto';
import type { WebhookNotification } from 'braintree';
import type { Gateway } from './braintree-gateway.ts';
import { subjectOfDisputed } from './braintree-orders.ts';
import type { PaymentEvent, PaymentSubject } from './payment-provider.ts';

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
