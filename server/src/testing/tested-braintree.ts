import braintree from 'braintree';
import { aGateway } from './a-gateway.ts';
import { beforeDatabasesClose } from './database.ts';
import type { StoredTransaction } from './gateway/books.ts';
import { signedEvent } from './gateway/events.ts';
import type { Charge, SignedMessage, TestedProvider } from './tested-provider.ts';

/** Braintree's adapter, over a stand-in for its gateway that lives as long as the test file. */
export async function testedBraintree(nonce: TestedProvider['nonce']): Promise<TestedProvider> {
  const gateway = await aGateway({ until: beforeDatabasesClose });
  const { merchantId, publicKey, privateKey } = gateway.settings;
  const { Sandbox: environment } = braintree.Environment;
  const sdk = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  const dispute = async (order: string, status: string) => void (await gateway.panel('dispute', { order, status }));
  return {
    name: 'braintree',
    options: { payments: { provider: 'braintree', account: gateway.settings } },
    variables: { ...gateway.variables, PAYMENTS: 'braintree' },
    nonce,
    charges: async () => chargesIn(await gateway.transactions()),
    refundElsewhere: async (_, order) => void (await gateway.panel('refund', { order })),
    dispute: (_, order) => dispute(order, 'open'),
    winDispute: (_, order) => dispute(order, 'won'),
    message: (_, { id, at, ...news }) =>
      formOf(
        news.about === 'subscription'
          ? signedEvent(sdk, { at, kind: 'subscription_went_active', subject: subscriptionOf(news.subscription) })
          : signedEvent(sdk, {
              at,
              kind: 'transaction_settled',
              subject: saleOf(id, 'order' in news ? news.order : null),
            }),
      ),
    forgeries({ body, headers }) {
      const form = new URLSearchParams(body);
      const [signature = '', payload = ''] = [form.get('bt_signature') ?? '', form.get('bt_payload') ?? ''];
      const changed = (bt_signature: string, bt_payload: string) => formOf({ bt_signature, bt_payload });
      return [
        changed('', payload),
        changed(`${signature}0`, payload),
        changed(signature.replace(publicKey, 'another'), payload),
        changed(signature, Buffer.from(payload, 'base64').toString().replace('settled', 'sett1ed')),
        changed(
          signature,
          payload.replace(/[a-y]/, (character) => String.fromCharCode(character.charCodeAt(0) + 1)),
        ),
        { body: `${body}+`, headers },
        { body: '', headers },
      ];
    },
  };
}

const formOf = ({
  bt_signature,
  bt_payload,
}: {
  readonly bt_signature: string;
  readonly bt_payload: string;
}): SignedMessage => ({
  body: new URLSearchParams({ bt_signature, bt_payload }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** The ID of the webhook also serves as the ID of the sale, so that a repeated webhook is identical. */
const saleOf = (id: string, orderId: string | null) => ({ transaction: { id, status: 'settled', orderId } });
const subscriptionOf = (id: string) => ({ subscription: { id, transactions: [], addOns: [], discounts: [] } });

/** The sales that the bank accepted, with their current states. */
function chargesIn(all: readonly StoredTransaction[]): readonly Charge[] {
  const refunded = new Set(all.map(({ refundedTransactionId }) => refundedTransactionId));
  return all.flatMap((sale) => {
    if (sale.type !== 'sale' || sale.orderId === null || sale.responseCode !== '1000' || sale.rejection) return [];
    const isRefunded = sale.status === 'voided' || refunded.has(sale.id);
    const isDisputed = sale.disputes.some(({ status }) => status !== 'won');
    const state = isRefunded ? 'refunded' : isDisputed ? 'disputed' : 'settled';
    return [{ order: sale.orderId, minor: sale.cents, state }];
  });
}
