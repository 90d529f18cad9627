import type { PaymentMethodNonce, TransactionRequest } from 'braintree';
import { amountText } from './braintree-amounts.ts';
import type { Gateway } from './braintree-gateway.ts';
import { declineWords, wordsOfReply } from './braintree-words.ts';
import type { ChargeEnd, MethodDetails, Money, PaymentMethod } from './payment-provider.ts';

export const declined = (message: string) => ({ is: 'declined', message }) as const;
export const unknown = { is: 'unknown' } as const;

type ChargeRequest = PaymentMethod & { readonly order: string; readonly price: Money };

/** Charges a way of paying once, for an order. A card that no bank answers for is refused by the gateway too. */
export const charge = (gateway: Gateway, { nonce, deviceData, order, price }: ChargeRequest): Promise<ChargeEnd> =>
  sell(gateway, {
    order,
    price,
    by: {
      paymentMethodNonce: nonce,
      ...(deviceData && { deviceData }),
      options: { submitForSettlement: true, threeDSecure: { required: true } },
    },
  });

/** Charges the way of paying that a subscription already has; its owner was asked when it was stored. */
export const chargeStored = (gateway: Gateway, token: string, order: string, price: Money): Promise<ChargeEnd> =>
  sell(gateway, {
    order,
    price,
    by: { paymentMethodToken: token, options: { submitForSettlement: true } },
  });

type Sale = { readonly order: string; readonly price: Money; readonly by: Partial<TransactionRequest> };

async function sell(gateway: Gateway, { order, price, by }: Sale): Promise<ChargeEnd> {
  const { sdk, settings, patience, ask } = gateway;
  const merchantAccountId = settings.accounts[price.currency];
  if (!merchantAccountId) return declined(declineWords.noAccount);
  const answer = await ask(`charging order ${order}`, patience.deed, () =>
    sdk.transaction.sale({ ...by, amount: amountText(price), orderId: order, merchantAccountId }),
  );
  if (answer.is === 'lost') return unknown;
  if (answer.is !== 'answered') return declined(declineWords.closed);
  const reply = answer.value;
  return reply.success ? { is: 'settled', reference: reply.transaction.id } : declined(wordsOfReply(reply));
}

/** Looks a way of paying up, and uses nothing of it up. Only a card is asked about: a wallet has a check of its own. */
export async function lookAt({ sdk, patience, ask }: Gateway, nonce: string): Promise<MethodDetails> {
  const answer = await ask('looking at a way of paying', patience.deed, () => sdk.paymentMethodNonce.find(nonce));
  if (answer.is === 'lost') return unknown;
  if (answer.is !== 'answered')
    return { is: 'gone', message: answer.is === 'missing' ? declineWords.spent : declineWords.closed };
  const { type, threeDSecureInfo: bank, consumed } = answer.value as NonceDetails;
  if (consumed) return { is: 'gone', message: declineWords.spent };
  if (type !== 'CreditCard' && !bank) return { is: 'other' };
  return { is: 'card', isAnsweredFor: bank?.liabilityShifted === true, status: bank?.status ?? 'not_asked' };
}

/** The library's types leave out that a nonce may be used up. */
type NonceDetails = PaymentMethodNonce & { readonly consumed?: boolean };
