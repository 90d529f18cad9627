import type { TurnDeps } from '../characters/turn-deps.ts';
import { creditFate, moveFate } from '../fate/move-fate.ts';
import { Busy } from '../http/failures.ts';
import { queueEmail } from '../mail/mail-store.ts';
import type { EventStore, Order, OrderMove, OrderStore } from './order-store.ts';
import { certainAfter, type OrderFound, type PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.ts';

export type SettleDeps = TurnDeps & { readonly orders: OrderStore };

/** The words of an order that never reached the provider: nothing was taken. */
export const neverArrived = 'The payment did not reach the company that takes it, and nothing was taken.';

/**
 * Brings an order to where the provider's books have it. The character has its Fate while it is settled, and only then: that
 * is given, or taken back, in the same turn in which the order moves. False if the order has moved since it was seen: what
 * the books said may be older than that.
 */
export async function settleOrder(deps: SettleDeps, order: Order, found: OrderFound): Promise<boolean> {
  const move = moveTo(order, found);
  if (!move) return true;
  const hasFate = order.moves % 2 === 1;
  const isPaid = move.state === 'settled';
  if (hasFate === isPaid) return deps.orders.move(order, move);
  const { id, characterId, accountId, fate, moves } = order;
  const letter = queueEmail({ kind: isPaid ? 'receipt' : 'money back', accountId, about: { order: id } });
  const written = [deps.orders.moving(order, { ...move, movesFate: true }), letter];
  const moving =
    moves === 0
      ? creditFate(deps, characterId, { order: id, amount: fate, alongside: written })
      : moveFate(deps, characterId, {
          book: 'refund',
          reference: `${id} ${moves}`,
          amount: isPaid ? fate : -fate,
          alongside: written,
        });
  return moving.then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof Busy) return false;
      throw failure;
    },
  );
}

/** The state an order passes to by what was found of it; none if it is there, or if it is too early to tell. */
function moveTo({ state, sentAgo = 0 }: Order, found: OrderFound): OrderMove | undefined {
  if (found.is !== 'unheard') return found.is === state ? undefined : { ...found, state: found.is };
  const isOpen = state === 'sent' || state === 'unknown';
  return isOpen && sentAgo > certainAfter ? { state: 'declined', message: neverArrived } : undefined;
}

const attempts = 5;

/** Asks the provider how an order stands, and brings ours there. Throws where its books are out of reach. */
export async function findOutOrder(
  deps: SettleDeps,
  provider: Pick<PaymentProvider, 'findOrder'>,
  id: string,
): Promise<Order | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    // Ours is read first: what the books say afterwards is not older.
    const order = await deps.orders.byId(id);
    if (!order || order.state === 'created') return order;
    if (await settleOrder(deps, order, await provider.findOrder(id))) break;
  }
  return deps.orders.byId(id);
}

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
export async function findOutOrders(deps: FindOutDeps, logError: Complain): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  for (const order of await deps.orders.unsettled(atOnce)) {
    if (order.provider !== provider.name) continue;
    await orElse(logError, `order ${order.id}`, async () => {
      if (order.state === 'created') await deps.orders.move(order, { state: 'declined', message: neverArrived });
      else await findOutOrder(deps, provider, order.id);
    });
  }
}

/**
 * Works through the news that came from the provider. News says only what to look at: late, twice or in another order it
 * comes to the same. What cannot be done now is done the next time.
 */
export async function workThroughEvents(deps: FindOutDeps, logError: Complain): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  for (const { id, about, subject } of await deps.paymentEvents.toDo(provider.name, atOnce)) {
    await orElse(logError, `event ${id}`, async () => {
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
  logError: Complain,
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
      ? orElse(logError, `order ${changed.order}`, () => hearOfOrder(deps, provider, changed.order))
      : orElse(logError, `subscription ${changed.subscription}`, () => deps.hearOfSubscription(changed.subscription)));
    isWhole &&= isDone;
  }
  if (isWhole) await deps.paymentEvents.reconciled(provider.name, now);
}

/** One that fails is told of, and holds up no other. False where it failed. */
async function orElse(logError: Complain, about: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (failure) {
    logError(`payments: ${about}: ${(failure as Error).message || (failure as Error).name}`);
    return false;
  }
}
