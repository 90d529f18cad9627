import type { EventStore } from './event-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import { findOutOrder, neverArrived, type SettleDeps } from './settle-order.ts';

export type FindOutDeps = SettleDeps & {
  readonly payments: Pick<Payments, 'provider'>;
  readonly paymentEvents: EventStore;
  /** Looks at a subscription that there is news of. */
  readonly hearOfSubscription: (subscription: string) => Promise<void>;
  /** Looks at a charge that there is news of, and that is no order: that of a raise within a month. */
  readonly hearOfCharge: (order: string) => Promise<void>;
};

type Complain = (message: string) => void;
const atOnce = 500;
const days = 24 * 60 * 60 * 1000;

/** Looks for the end of every order that nobody waits for any more: it is asked for, and never charged anew. */
export async function findOutOrders(deps: FindOutDeps, complain: Complain): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  for (const order of await deps.orders.unsettled(atOnce)) {
    if (order.provider !== provider.name) continue;
    await orElse(complain, `order ${order.id}`, async () => {
      if (order.state === 'created') await deps.orders.move(order, { state: 'declined', message: neverArrived });
      else await findOutOrder(deps, provider, order.id);
    });
  }
}

/**
 * Works through the news that came from the provider. News says only what to look at: late, twice or in another order it
 * comes to the same. What cannot be done now is done the next time.
 */
export async function workThroughEvents(deps: FindOutDeps, complain: Complain): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  for (const { id, about, subject } of await deps.paymentEvents.toDo(provider.name, atOnce)) {
    await orElse(complain, `event ${id}`, async () => {
      if (about === 'order' && subject !== null) await hearOfOrder(deps, provider, subject);
      if (about === 'subscription' && subject !== null) await deps.hearOfSubscription(subject);
      await deps.paymentEvents.done(provider.name, id);
    });
  }
}

async function hearOfOrder(deps: FindOutDeps, provider: PaymentProvider, id: string): Promise<void> {
  if (!(await findOutOrder(deps, provider, id))) await deps.hearOfCharge(id);
}

/**
 * Compares our orders and memberships with the provider's books, as far back as they may have changed since the last time: nothing else
 * tells of a refund that was made in the provider's own panel.
 */
export async function reconcileOrders(
  deps: FindOutDeps,
  /** The database's clock, in milliseconds since 1970. */
  clock: () => Promise<number>,
  complain: Complain,
): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  const now = new Date(await clock());
  const last = await deps.paymentEvents.reconciledUntil(provider.name);
  // A day more than is needed: their clock is not ours.
  const since = new Date((last?.getTime() ?? now.getTime() - 60 * days) - days);
  let isWhole = true;
  for (const changed of await provider.changedSince(since)) {
    const isDone = await (changed.about === 'order'
      ? orElse(complain, `order ${changed.order}`, () => hearOfOrder(deps, provider, changed.order))
      : orElse(complain, `subscription ${changed.subscription}`, () => deps.hearOfSubscription(changed.subscription)));
    isWhole &&= isDone;
  }
  if (isWhole) await deps.paymentEvents.reconciled(provider.name, now);
}

/** One that fails is told of, and holds up no other. False where it failed. */
async function orElse(complain: Complain, about: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (failure) {
    complain(`payments: ${about}: ${(failure as Error).message || (failure as Error).name}`);
    return false;
  }
}
