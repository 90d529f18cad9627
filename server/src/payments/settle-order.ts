import type { TurnDeps } from '../characters/turn-deps.ts';
import { creditFate, moveFate } from '../fate/move-fate.ts';
import { Busy } from '../http/failures.ts';
import { queueEmail } from '../mail/mail-store.ts';
import type { Order, OrderMove, OrderStore } from './order-store.ts';
import { certainAfter, type OrderFound, type PaymentProvider } from './payment-provider.ts';

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
