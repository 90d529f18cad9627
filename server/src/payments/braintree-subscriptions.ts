import type { CreditCardCreateRequest, Subscription, SubscriptionRequest } from 'braintree';
import { type Answer, BooksOutOfReach, type Gateway } from './braintree-gateway.ts';
import {
  chargeStored,
  declined,
  findMonth,
  findOrder,
  giveBack,
  lookAt,
  refund,
  type Sale,
  stateOf,
  unknown,
} from './braintree-orders.ts';
import { declineWords, faultCodes, wordsOfReply } from './decline-messages.ts';
import type {
  ChargeEnd,
  Money,
  PaymentMethod,
  PaymentProvider,
  RefundEnd,
  SubscriptionEnd,
  SubscriptionFound,
} from './payment-provider.ts';
import { amountText } from './prices.ts';

/** Looks a subscription up by our own number of it. @throws BooksOutOfReach */
export async function findSubscription(gateway: Gateway, id: string): Promise<SubscriptionFound | undefined> {
  const found = await find(gateway, id);
  if (!found) return undefined;
  const month = await findMonth(gateway, found);
  const isGivenBack = month && isKept(month) ? {} : month && { isGivenBack: true };
  return { ...present(found), ...isGivenBack };
}

const isKept = (month: Sale): boolean => stateOf(month).is === 'settled';

/** Gives back what was paid for the newest month. */
export const refundMonth = (gateway: Gateway, id: string): Promise<RefundEnd> =>
  giveBack(gateway, `the newest month of subscription ${id}`, async () => {
    const found = await find(gateway, id);
    return found && findMonth(gateway, found);
  });

export const find = ({ sdk, patience, read }: Gateway, id: string): Promise<Subscription | undefined> =>
  read(`looking up subscription ${id}`, patience.deed, () => sdk.subscription.find(id));

const states = {
  Active: 'active',
  Pending: 'active',
  'Past Due': 'pastDue',
  Canceled: 'cancelled',
  Expired: 'expired',
} as const;

export const present = (found: Subscription): SubscriptionFound => ({
  id: found.id,
  planId: found.planId,
  addOnIds: (found.addOns ?? []).map(({ id }) => id),
  is: endsAfterThisMonth(found) ? 'cancelled' : states[found.status],
  paidUntil: paidUntil(found),
});

/** A cancellation that can still be taken back: no month after this one is charged. */
const endsAfterThisMonth = ({
  status,
  neverExpires,
  numberOfBillingCycles,
  currentBillingCycle,
}: Subscription): boolean =>
  status === 'Active' && !neverExpires && (numberOfBillingCycles ?? Infinity) <= currentBillingCycle;

const day = 24 * 60 * 60 * 1000;

/** The gateway knows days alone: it is paid for to the end of one, and the next charge comes on the day after. */
function paidUntil({ paidThroughDate, nextBillingDate }: Subscription): Date {
  const [last, next] = [paidThroughDate, nextBillingDate].map((text) => Date.parse(`${text}T00:00:00Z`));
  return new Date(last !== undefined && !Number.isNaN(last) ? last + day : (next as number));
}

type NewSubscription = Parameters<PaymentProvider['subscribe']>[0];

/** Stores the way of paying and begins a subscription that is charged by it. One of that number that is there already is not begun anew. */
export async function subscribe(gateway: Gateway, asked: NewSubscription): Promise<SubscriptionEnd> {
  const { subscription: id, planId, addOnIds, price } = asked;
  const merchantAccountId = gateway.settings.accounts[price.currency];
  if (!merchantAccountId) return declined(declineWords.noAccount);
  return looking(async () => {
    const before = await findSubscription(gateway, id);
    if (before) return { is: 'done', subscription: before };
    const seen = await lookAt(gateway, asked.nonce);
    // Nothing has been asked for yet, so that nothing can have been charged.
    if (seen.is === 'unknown') return declined(declineWords.closed);
    if (seen.is === 'gone') return declined(seen.message);
    if (seen.is === 'card' && !seen.isAnsweredFor) return declined(declineWords.notConfirmed);
    const stored = await store(gateway, id, asked, merchantAccountId);
    if (stored.is !== 'stored') return stored;
    const { sdk, patience, ask } = gateway;
    const answer = await ask(`beginning subscription ${id}`, patience.deed, () =>
      sdk.subscription.create({
        id,
        paymentMethodToken: stored.token,
        planId,
        neverExpires: true,
        merchantAccountId,
        price: amountText(price),
        ...addOns(addOnIds, price),
        options: { doNotInheritAddOnsOrDiscounts: true, startImmediately: true },
      }),
    );
    const end = endOf(answer);
    // What was stored for nothing is not kept; a failure to forget it is no failure of the player's.
    if (end.is === 'declined') await ask('forgetting a way of paying', patience.look, () => sdk.customer.delete(id));
    return end;
  });
}

/** Ours is the price of a whole month: the add-ons say what it holds, and add nothing to it. */
const addOns = (ids: readonly string[], { currency }: Money): Pick<SubscriptionRequest, 'addOns'> =>
  ids.length === 0
    ? {}
    : { addOns: { add: ids.map((id) => ({ inheritedFromId: id, amount: amountText({ currency, minor: 0 }) })) } };

type Stored = { readonly is: 'stored'; readonly token: string } | ReturnType<typeof declined> | typeof unknown;

const idIsTaken = '91609';

/** Keeps a way of paying with the gateway, for the payer of one subscription, who bears its number there. */
async function store(
  { sdk, patience, ask }: Gateway,
  id: string,
  method: PaymentMethod,
  account: string,
): Promise<Stored> {
  const { nonce: paymentMethodNonce, deviceData } = method;
  const options = { verifyCard: true, verificationMerchantAccountId: account };
  // The library's types ask for the payer's number within, which the library itself refuses there.
  const verified = { options } as CreditCardCreateRequest;
  const answer = await ask(`storing the way of paying of subscription ${id}`, patience.deed, () =>
    sdk.customer.create({ id, paymentMethodNonce, ...(deviceData && { deviceData }), creditCard: verified }),
  );
  if (answer.is !== 'answered') return answer.is === 'lost' ? unknown : declined(declineWords.closed);
  if (answer.value.success) return tokenOf(answer.value.customer.paymentMethods?.[0]);
  if (!faultCodes(answer.value).includes(idIsTaken)) return declined(wordsOfReply(answer.value));
  const again = await ask(`storing another way of paying of subscription ${id}`, patience.deed, () =>
    sdk.paymentMethod.create({
      customerId: id,
      paymentMethodNonce,
      ...(deviceData && { deviceData }),
      options: { ...options, makeDefault: true },
    }),
  );
  if (again.is !== 'answered') return again.is === 'lost' ? unknown : declined(declineWords.closed);
  return again.value.success ? tokenOf(again.value.paymentMethod) : declined(wordsOfReply(again.value));
}

const tokenOf = (method: { readonly token: string } | undefined): Stored =>
  method ? { is: 'stored', token: method.token } : declined(declineWords.spent);

type Change = Parameters<PaymentProvider['changeSubscription']>[1];

/** Changes what the next month costs and holds. The charge that goes with it comes first, and is made once however often it is asked for. */
export async function changeSubscription(gateway: Gateway, id: string, to: Change): Promise<SubscriptionEnd> {
  const { addOnIds, price, chargeNow } = to;
  return looking(async () => {
    const before = await find(gateway, id);
    if (!before) return none;
    if (chargeNow) {
      const charged = await chargeOnce(gateway, before.paymentMethodToken, chargeNow);
      if (charged.is !== 'settled') return charged;
    }
    const { sdk, patience, ask } = gateway;
    const end = endOf(
      await ask(`changing subscription ${id}`, patience.deed, () =>
        sdk.subscription.update(id, {
          price: amountText(price),
          ...addOns(addOnIds, price),
          options: { prorateCharges: false, replaceAllAddOnsAndDiscounts: true },
        }),
      ),
    );
    // Nobody pays for a change that was not made.
    if (end.is === 'declined' && chargeNow) {
      const back = await refund(gateway, chargeNow.order);
      if (back.is !== 'done') return unknown;
    }
    return end;
  });
}

async function chargeOnce(
  gateway: Gateway,
  token: string,
  { order, ...price }: Money & { readonly order: string },
): Promise<ChargeEnd> {
  const found = await findOrder(gateway, order);
  if (found.is === 'declined') return found;
  if (found.is === 'settled') return { is: 'settled', reference: found.reference };
  if (found.is !== 'unheard') return declined(declineWords.plain);
  return chargeStored(gateway, token, order, price);
}

/**
 * Ends the charges. The gateway's own cancellation cannot be taken back, so that this month is made the last one instead; where
 * a month is owed and tried for again and again, it is cancelled outright.
 */
export async function cancelSubscription(gateway: Gateway, id: string): Promise<SubscriptionEnd> {
  return looking(async () => {
    const found = await find(gateway, id);
    if (!found) return none;
    const before = present(found);
    if (before.is === 'cancelled' || before.is === 'expired') return { is: 'done', subscription: before };
    const { sdk, patience, ask } = gateway;
    return endOf(
      await ask(`cancelling subscription ${id}`, patience.deed, () =>
        before.is === 'pastDue'
          ? sdk.subscription.cancel(id)
          : sdk.subscription.update(id, { numberOfBillingCycles: found.currentBillingCycle, neverExpires: false }),
      ),
    );
  });
}

/** Takes a cancellation back while the month that is paid for lasts. */
export async function restoreSubscription(gateway: Gateway, id: string): Promise<SubscriptionEnd> {
  return looking(async () => {
    const found = await find(gateway, id);
    if (!found) return none;
    if (!endsAfterThisMonth(found)) {
      const subscription = present(found);
      const isGoingOn = subscription.is === 'active' || subscription.is === 'pastDue';
      return isGoingOn ? { is: 'done', subscription } : declined('This membership is over. Begin a new one.');
    }
    const { sdk, patience, ask } = gateway;
    const restored = () => sdk.subscription.update(id, { neverExpires: true });
    return endOf(await ask(`restoring subscription ${id}`, patience.deed, restored));
  });
}

export const none = declined('There is no such membership.');

type Reply = Awaited<ReturnType<Gateway['sdk']['subscription']['create']>>;

export function endOf(answer: Answer<Reply>): SubscriptionEnd {
  if (answer.is === 'lost') return unknown;
  if (answer.is !== 'answered') return declined(declineWords.closed);
  const { value: reply } = answer;
  return reply.success ? { is: 'done', subscription: present(reply.subscription) } : declined(wordsOfReply(reply));
}

/** Answers `unknown` where a subscription cannot be looked at first: the deed was not begun, and its end is not known either. */
export async function looking(deed: () => Promise<SubscriptionEnd>): Promise<SubscriptionEnd> {
  try {
    return await deed();
  } catch (failure) {
    if (failure instanceof BooksOutOfReach) return unknown;
    throw failure;
  }
}
