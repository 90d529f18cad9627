import type { PaymentMethodCreateRequest, Subscription } from 'braintree';
import type { Gateway } from './braintree-gateway.ts';
import { declined, lookAt, unknown } from './braintree-orders.ts';
import { endOf, find, looking, none, present } from './braintree-subscriptions.ts';
import { declineWords, wordsOfReply } from './decline-messages.ts';
import type { PaymentMethod, SubscriptionEnd } from './payment-provider.ts';

/** Keeps another way of paying for the payer of a subscription, has it charged by that, and forgets the one before. */
export async function changeCard(
  gateway: Gateway,
  id: string,
  { card, nonce, deviceData }: PaymentMethod & { readonly card: string },
): Promise<SubscriptionEnd> {
  return looking(async () => {
    const before = await find(gateway, id);
    if (!before) return none;
    if (!isGoingOn(before)) return over;
    const seen = await lookAt(gateway, nonce);
    // Nothing has been asked for yet, so that nothing can have been charged.
    if (seen.is === 'unknown') return declined(declineWords.closed);
    if (seen.is === 'gone') return declined(seen.message);
    if (seen.is === 'card' && !seen.isAnsweredFor) return declined(declineWords.notConfirmed);
    const { sdk, patience, ask } = gateway;
    const { merchantAccountId: account } = before;
    const asked = {
      customerId: id,
      token: card,
      paymentMethodNonce: nonce,
      ...(deviceData && { deviceData }),
      options: { makeDefault: true, verifyCard: true, ...(account && { verificationMerchantAccountId: account }) },
    };
    const stored = await ask(`storing another way of paying of subscription ${id}`, patience.deed, () =>
      // The library's types leave out the number that it may be kept under.
      sdk.paymentMethod.create(asked as PaymentMethodCreateRequest),
    );
    if (stored.is !== 'answered') return stored.is === 'lost' ? unknown : declined(declineWords.closed);
    if (!stored.value.success) return declined(wordsOfReply(stored.value));
    return putToUse(gateway, before, card);
  });
}

/** Goes on from the way of paying that is kept, if there is one. @throws BooksOutOfReach */
export async function goOnWithCard(gateway: Gateway, id: string, card: string): Promise<SubscriptionEnd | undefined> {
  const { sdk, patience, read } = gateway;
  const kept = await read(`looking up a way of paying of subscription ${id}`, patience.deed, () =>
    sdk.paymentMethod.find(card),
  );
  if (!kept) return undefined;
  const before = await find(gateway, id);
  return before ? putToUse(gateway, before, card) : none;
}

const over = declined('This membership is over. Begin a new one.');

const isGoingOn = (found: Subscription): boolean => {
  const { is } = present(found);
  return is === 'active' || is === 'pastDue';
};

async function putToUse(gateway: Gateway, before: Subscription, card: string): Promise<SubscriptionEnd> {
  const { sdk, patience, ask } = gateway;
  const { id } = before;
  if (before.paymentMethodToken !== card) {
    const answer = await ask(`changing the way of paying of subscription ${id}`, patience.deed, () =>
      sdk.subscription.update(id, { paymentMethodToken: card }),
    );
    const end = endOf(answer);
    if (end.is === 'declined') await forget(gateway, id, card);
    if (end.is !== 'done') return end;
  }
  await forgetAllBut(gateway, id, card);
  return before.status === 'Past Due' ? payWhatIsOwed(gateway, id) : { is: 'done', subscription: present(before) };
}

/** A way of paying that is charged no more is not kept; a failure to forget it is no failure of the player's. */
const forget = ({ sdk, patience, ask }: Gateway, id: string, token: string) =>
  ask(`forgetting a way of paying of subscription ${id}`, patience.look, () => sdk.paymentMethod.delete(token));

async function forgetAllBut(gateway: Gateway, id: string, card: string): Promise<void> {
  const { sdk, patience, ask } = gateway;
  const payer = await ask(`looking up the payer of subscription ${id}`, patience.look, () => sdk.customer.find(id));
  if (payer.is !== 'answered') return;
  for (const { token } of payer.value.paymentMethods ?? []) if (token !== card) await forget(gateway, id, token);
}

/** Charges the month that is owed. The gateway itself refuses that for one that owes nothing, so that no month is paid twice. */
async function payWhatIsOwed(gateway: Gateway, id: string): Promise<SubscriptionEnd> {
  const { sdk, patience, ask } = gateway;
  const paid = await ask(`charging what subscription ${id} owes`, patience.deed, () =>
    sdk.subscription.retryCharge(id, undefined, true),
  );
  if (paid.is === 'lost') return unknown;
  const after = await find(gateway, id);
  return after ? { is: 'done', subscription: present(after) } : none;
}
