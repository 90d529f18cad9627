import { createHash } from 'node:crypto';
import type { Dispute, Transaction, TransactionSearchFn, WebhookNotification } from 'braintree';
import type { Gateway } from './braintree-gateway.ts';
import { collect, findTransaction, search } from './braintree-orders.ts';
import type { PaymentEvent, PaymentSubject } from './payment-provider.ts';

/**
 * Parses a webhook, whose body is an HTML form. Braintree's events have no IDs, so the ID is a hash of the text, which
 * is the same for a repeated event.
 *
 * @returns undefined if the signature is not Braintree's
 */
export async function parseWebhook(gateway: Gateway, body: Buffer): Promise<PaymentEvent | undefined> {
  const form = new URLSearchParams(body.toString('utf8'));
  const payload = form.get('bt_payload') ?? '';
  try {
    const notification = await gateway.sdk.webhookNotification.parse(form.get('bt_signature') ?? '', payload);
    const id = createHash('sha256').update(payload.trim()).digest('hex');
    return { id, at: new Date(notification.timestamp), ...(await subjectOfEvent(gateway, notification)) };
  } catch (failure) {
    if ((failure as { readonly type?: string }).type === 'invalidSignatureError') return undefined;
    throw failure;
  }
}

/** The library's types include only some kinds of event. */
type EventContent = {
  readonly subscription?: { readonly id: string };
  readonly transaction?: { readonly orderId?: string | null; readonly subscriptionId?: string | null };
  readonly dispute?: { readonly transaction?: { readonly id: string; readonly orderId?: string | null } };
};

async function subjectOfEvent(
  gateway: Gateway,
  notification: WebhookNotification,
): Promise<PaymentSubject | { readonly about: 'nothing of ours' }> {
  const { subscription, transaction, dispute } = notification as EventContent;
  if (subscription) return { about: 'subscription', subscription: subscription.id };
  if (transaction?.subscriptionId) return { about: 'subscription', subscription: transaction.subscriptionId };
  if (transaction?.orderId) return { about: 'order', order: transaction.orderId };
  const subject = dispute?.transaction && (await subjectOfDispute(gateway, dispute.transaction));
  return subject ?? { about: 'nothing of ours' };
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Includes actions in Braintree's control panel, which trigger no webhooks. Excludes monthly charges. */
export async function listChangedSince(gateway: Gateway, since: Date): Promise<readonly PaymentSubject[]> {
  const { sdk, timeouts, read } = gateway;
  const list = (query: TransactionSearchFn) => search(gateway, 'listing changes', timeouts.list, query);
  const [created, voided, declined, disputes] = await Promise.all([
    list((by) => by.createdAt().min(since)),
    list((by) => by.voidedAt().min(since)),
    list((by) => {
      by.createdAt().min(new Date(since.getTime() - monthMs));
      by.status().is('settlement_declined');
    }),
    read('listing disputes', timeouts.list, () => {
      // The library's query type lacks this field.
      const by = (query: unknown) => (query as EffectiveDate).effectiveDate().min(since.toISOString().slice(0, 10));
      return collect<Dispute>(sdk.dispute.search(by));
    }),
  ]);
  const withoutMonths = created.filter(({ type, subscriptionId }) => type !== 'sale' || !subscriptionId);
  const subjects = await Promise.all([
    ...[...withoutMonths, ...voided, ...declined].map((each) => subjectOf(gateway, each)),
    ...(disputes ?? []).map(({ transaction }) => subjectOfDispute(gateway, transaction)),
  ]);
  const known = subjects.filter((each) => each !== undefined);
  return [...new Map(known.map((each) => [JSON.stringify(each), each])).values()];
}

type EffectiveDate = { effectiveDate(): { min(day: string): void } };

/** Some refunds refer only to their sale. */
async function subjectOf(gateway: Gateway, transaction: Transaction): Promise<PaymentSubject | undefined> {
  const { orderId: order, subscriptionId, refundedTransactionId } = transaction;
  if (order) return { about: 'order', order };
  if (subscriptionId) return { about: 'subscription', subscription: subscriptionId };
  const sale = refundedTransactionId ? await findTransaction(gateway, refundedTransactionId) : undefined;
  return sale && subjectOf(gateway, sale);
}

/** A dispute refers to the order of its sale, but not to a subscription. */
async function subjectOfDispute(
  gateway: Gateway,
  { id, orderId: order }: { readonly id: string; readonly orderId?: string | null },
): Promise<PaymentSubject | undefined> {
  if (order) return { about: 'order', order };
  const sale = await findTransaction(gateway, id);
  return sale && subjectOf(gateway, sale);
}
