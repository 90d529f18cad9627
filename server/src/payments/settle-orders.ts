import type { TurnDeps } from '../characters/turn-deps.ts';
import { creditFate, moveFate } from '../fate/move-fate.ts';
import { Busy } from '../http/failures.ts';
import { queueEmail } from '../mail/mail-store.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { EventStore, Order, OrderMove, OrderStore } from './order-store.ts';
import { type PaymentProvider, type ProviderOrder, recordsCompleteAfterMs } from './payment-provider.ts';
import type { Payments } from './payments.ts';

export type OrderDeps = TurnDeps & RuntimeDeps & { readonly orders: OrderStore };

const notReceivedMessage = 'The payment did not reach the payment company. Nothing was charged.';

/**
 * Gives or takes back the order's Fate in the same transaction, so that the character has it exactly while the order is
 * settled.
 *
 * @returns false if the order has changed since it was read, because `found` may be outdated
 */
export async function applyProviderState(deps: OrderDeps, order: Order, found: ProviderOrder): Promise<boolean> {
  const move = moveTo(order, found);
  if (!move) return true;
  const hasFate = order.moves % 2 === 1;
  const isPaid = move.state === 'settled';
  if (hasFate === isPaid) return deps.orders.move(order, move);
  const { id, characterId, accountId, fate, moves } = order;
  const email = queueEmail({ kind: isPaid ? 'receipt' : 'money back', accountId, about: { order: id } });
  const alongside = [deps.orders.moveStep(order, { ...move, movesFate: true }), email];
  const turn =
    moves === 0
      ? creditFate(deps, characterId, { order: id, amount: fate, alongside })
      : moveFate(deps, characterId, {
          book: 'refund',
          reference: `${id} ${moves}`,
          amount: isPaid ? fate : -fate,
          alongside,
        });
  return turn.then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof Busy) return false;
      throw failure;
    },
  );
}

/** Returns undefined if the order already has that state, or if a missing charge may still arrive. */
function moveTo({ state, sentMsAgo = 0 }: Order, found: ProviderOrder): OrderMove | undefined {
  if (found.is !== 'missing') return found.is === state ? undefined : { ...found, state: found.is };
  const isOpen = state === 'sent' || state === 'unknown';
  return isOpen && sentMsAgo > recordsCompleteAfterMs ? { state: 'declined', message: notReceivedMessage } : undefined;
}

const maxAttempts = 5;

/** Throws if the provider's records cannot be read. */
export async function syncOrder(
  deps: OrderDeps,
  provider: Pick<PaymentProvider, 'findOrder'>,
  id: string,
): Promise<Order | undefined> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    // Read our row first, so that the provider's state is never older.
    const order = await deps.orders.byId(id);
    if (!order || order.state === 'created') return order;
    if (await applyProviderState(deps, order, await provider.findOrder(id))) break;
  }
  return deps.orders.byId(id);
}

export type OrderSyncDeps = OrderDeps & {
  readonly payments: Pick<Payments, 'provider'>;
  readonly paymentEvents: EventStore;
  readonly onSubscriptionUpdated: (subscription: string) => Promise<void>;
  /** Called for the charge of an upgrade, which is not an order. */
  readonly onChargeUpdated: (order: string) => Promise<void>;
};

type LogError = (message: string) => void;
const batchSize = 500;
const dayMs = 24 * 60 * 60 * 1000;

/** Looks up results but never charges again. */
export async function syncUnresolvedOrders(deps: OrderSyncDeps, logError: LogError): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  for (const order of await deps.orders.listUnresolved(batchSize)) {
    if (order.provider !== provider.name) continue;
    await logFailure(logError, `order ${order.id}`, async () => {
      if (order.state === 'created') await deps.orders.move(order, { state: 'declined', message: notReceivedMessage });
      else await syncOrder(deps, provider, order.id);
    });
  }
}

/** An event only says what to look up, so order and duplicates do not matter. The next call retries failures. */
export async function processEvents(deps: OrderSyncDeps, logError: LogError): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  for (const { id, about, subject } of await deps.paymentEvents.listPending(provider.name, batchSize)) {
    await logFailure(logError, `event ${id}`, async () => {
      if (about === 'order' && subject !== null) await onOrderUpdated(deps, provider, subject);
      if (about === 'subscription' && subject !== null) await deps.onSubscriptionUpdated(subject);
      await deps.paymentEvents.markProcessed(provider.name, id);
    });
  }
}

async function onOrderUpdated(deps: OrderSyncDeps, provider: PaymentProvider, id: string): Promise<void> {
  if (!(await syncOrder(deps, provider, id))) await deps.onChargeUpdated(id);
}

/**
 * Looks up everything that changed in the provider's records since the last comparison. This is the only way to find
 * refunds made in the provider's control panel.
 */
export async function reconcileOrders(
  deps: OrderSyncDeps,
  /** Database time in milliseconds since 1970. */
  clock: () => Promise<number>,
  logError: LogError,
): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  const now = new Date(await clock());
  const last = await deps.paymentEvents.reconciledUntil(provider.name);
  // Adds one day, because the provider's clock may differ.
  const since = new Date((last?.getTime() ?? now.getTime() - 60 * dayMs) - dayMs);
  let isComplete = true;
  for (const changed of await provider.listChangedSince(since)) {
    const isDone = await (changed.about === 'order'
      ? logFailure(logError, `order ${changed.order}`, () => onOrderUpdated(deps, provider, changed.order))
      : logFailure(logError, `subscription ${changed.subscription}`, () =>
          deps.onSubscriptionUpdated(changed.subscription),
        ));
    isComplete &&= isDone;
  }
  if (isComplete) await deps.paymentEvents.setReconciledUntil(provider.name, now);
}

/** Returns false and logs the error if the action fails. */
async function logFailure(logError: LogError, about: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (failure) {
    logError(`payments: ${about}: ${(failure as Error).message || (failure as Error).name}`);
    return false;
  }
}
