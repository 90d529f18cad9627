import { Refused } from '../http/failures.ts';
import { rejectionReason, withTimeout } from './check-method.ts';
import type { NewOrder, Order } from './order-store.ts';
import { type PaymentMethod, type PaymentProvider, replyTimeoutMs } from './payment-provider.ts';
import { applyProviderState, type OrderDeps, syncOrder } from './settle-orders.ts';

/**
 * A nonce is charged at most once across all servers, and duplicate requests wait for the result. If there is no result
 * after `waitMs`, returns the order without one.
 *
 * @throws Refused, before any charge, if the nonce was used for something else. Refused with `canRetry` if the provider
 * cannot be reached: the order stays unsent, and the same nonce can be sent again.
 */
export async function placeOrder(
  deps: OrderDeps,
  provider: PaymentProvider,
  request: Omit<NewOrder, 'provider'> & PaymentMethod,
  waitMs = replyTimeoutMs + 2_000,
): Promise<{ readonly order: Order; readonly isNew: boolean }> {
  const { order, isNew } = await deps.orders.create({ ...request, provider: provider.name });
  if (!isNew && !isSame(order, request))
    throw new Refused('This payment was for another purchase and is used up. Nothing was charged. Please start again.');
  if (order.state === 'created') await chargeOrder(deps, provider, order, request);
  return { order: await waitForResult(deps, order.id, waitMs), isNew };
}

const isSame = (order: Order, request: Pick<NewOrder, 'accountId' | 'characterId' | 'price' | 'fate'>): boolean =>
  order.accountId === request.accountId &&
  order.characterId === request.characterId &&
  order.fate === request.fate &&
  order.price.currency === request.price.currency;

/** Does nothing if another request is already charging the order. */
async function chargeOrder(deps: OrderDeps, provider: PaymentProvider, order: Order, method: PaymentMethod) {
  const reason = await rejectionReason(deps, provider, method.nonce);
  if (reason !== undefined) {
    await deps.orders.move(order, { state: 'declined', message: reason });
    return;
  }
  if (!(await deps.orders.move(order, { state: 'sent' }))) return;
  const { id, price } = order;
  const { nonce, deviceData } = method;
  const result = await withTimeout(
    deps,
    provider.charge({ order: id, price, nonce, ...(deviceData && { deviceData }) }),
  );
  const sent = { ...order, state: 'sent', version: order.version + 1 } as const;
  if (result.is === 'unknown') await deps.orders.move(sent, { state: 'unknown' });
  // The order or character has changed in the meantime. If this also fails, a job retries within a minute.
  else if (!(await applyProviderState(deps, sent, result))) await syncOrder(deps, provider, id).catch(() => undefined);
}

async function waitForResult({ orders, runtime }: OrderDeps, id: string, waitMs: number): Promise<Order> {
  const deadline = runtime.elapsed() + waitMs;
  for (let wait = 20; ; wait = Math.min(2 * wait, 500)) {
    const order = (await orders.byId(id)) as Order;
    if ((order.state !== 'sent' && order.state !== 'created') || runtime.elapsed() > deadline) return order;
    await runtime.pause(wait);
  }
}
