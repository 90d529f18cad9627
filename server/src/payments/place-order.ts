import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from '../http/failures.ts';
import type { NewOrder, Order } from './order-store.ts';
import {
  type ChargeEnd,
  type MethodDetails,
  type PaymentMethod,
  type PaymentProvider,
  replyTime,
} from './payment-provider.ts';
import { findOutOrder, type SettleDeps, settleOrder } from './settle-orders.ts';

/**
 * Buys what an order says: it is written down before the provider is asked, and the provider is asked once, however often
 * and from however many sides the same nonce comes. Whoever comes second waits for the end. Ends in `settled`, `declined`
 * or `unknown`; throws `Refused`, with nothing charged, where the nonce was somebody else's or somewhat else's, or where
 * the provider does not say what it stands for.
 */
export async function placeOrder(
  deps: SettleDeps,
  provider: PaymentProvider,
  asked: Omit<NewOrder, 'provider'> & PaymentMethod,
  /** Milliseconds for which somebody else's charge is waited for. */
  patience = replyTime + 2_000,
): Promise<{ readonly order: Order; readonly isNew: boolean }> {
  const { order, isNew } = await deps.orders.begin({ ...asked, provider: provider.name });
  if (!isNew && !isSame(order, asked))
    throw new Refused('This payment was given for something else, and is used up. Nothing was taken: begin once more.');
  if (order.state === 'created') await sendOrder(deps, provider, order, asked);
  return { order: await endOf(deps, order.id, patience), isNew };
}

const isSame = (order: Order, asked: Pick<NewOrder, 'accountId' | 'characterId' | 'price' | 'fate'>): boolean =>
  order.accountId === asked.accountId &&
  order.characterId === asked.characterId &&
  order.fate === asked.fate &&
  order.price.currency === asked.price.currency;

/** Has an order charged, unless somebody else does already. */
async function sendOrder(deps: SettleDeps, provider: PaymentProvider, order: Order, method: PaymentMethod) {
  const fault = faultOf(await inTime(provider.lookAt(method.nonce)));
  if (fault !== undefined) {
    await deps.orders.move(order, { state: 'declined', message: fault });
    return;
  }
  if (!(await deps.orders.move(order, { state: 'sent' }))) return;
  const { id, price } = order;
  const { nonce, deviceData } = method;
  const end = await inTime(provider.charge({ order: id, price, nonce, ...(deviceData && { deviceData }) }));
  const sent = { ...order, state: 'sent', version: order.version + 1 } as const;
  if (end.is === 'unknown') await deps.orders.move(sent, { state: 'unknown' });
  // Another turn of the character's was in the way. What cannot be asked now is asked by the job of the next minute.
  else if (!(await settleOrder(deps, sent, end))) await findOutOrder(deps, provider, id).catch(() => undefined);
}

/** The reason why a way of paying is not charged, in words for the player. */
function faultOf(seen: MethodDetails): string | undefined {
  if (seen.is === 'unknown')
    throw new Refused('The company that takes payments cannot be reached just now. Nothing was taken: try once more.');
  if (seen.is === 'gone') return seen.message;
  if (seen.is === 'card' && !seen.isAnsweredFor) return `ThreeDSecure verification failed (${seen.status})`;
  return undefined;
}

/** The provider's answer, or `unknown` once it was waited for long enough. */
async function inTime<Answer extends ChargeEnd | MethodDetails>(
  answered: Promise<Answer>,
): Promise<Answer | { readonly is: 'unknown' }> {
  const over = new AbortController();
  const late = pause(replyTime, { is: 'unknown' as const }, { signal: over.signal });
  late.catch(() => {});
  try {
    return await Promise.race([answered, late]);
  } catch {
    // It was asked, and what came of that cannot be told from a failure on the way.
    return { is: 'unknown' };
  } finally {
    over.abort();
  }
}

/** The order once it is over, or as it stands when that takes too long; where somebody else has it charged, it is waited for. */
async function endOf({ orders }: SettleDeps, id: string, patience: number): Promise<Order> {
  const giveUpAt = performance.now() + patience;
  for (let wait = 20; ; wait = Math.min(2 * wait, 500)) {
    const order = (await orders.byId(id)) as Order;
    if ((order.state !== 'sent' && order.state !== 'created') || performance.now() > giveUpAt) return order;
    await pause(wait);
  }
}
