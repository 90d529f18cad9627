import type { Order } from '../payments/order-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { formatPrice } from '../payments/prices.ts';
import { syncOrder } from '../payments/settle-orders.ts';
import { type AdminDeps, CannotDo, commit, countOf, type Deed, type DeedInput, type Note, wordOf } from './deed.ts';
import { atMoment, personWord, requirePerson } from './require-person.ts';

const orderWord = { name: 'order', about: 'the number of the order, as receipts and "orders" tell it' } as const;

/** Lists what somebody has bought for money, or tried to. */
export const listOrders: Deed = {
  name: 'orders',
  kind: 'look',
  does: 'lists what somebody has bought for money, or tried to, the newest first',
  takes: [personWord],
  options: [{ name: 'most', takes: 'number', about: 'at most so many (20)' }],
  example: 'orders ada --most 5',
  async act(deps, given) {
    const { accountId, userName } = await requirePerson(deps, given);
    const orders = await deps.orders.listByAccount(accountId, countOf(given, 'most', 20));
    return {
      lines: orders.length === 0 ? [`${userName} (account ${accountId}) has ordered nothing.`] : orders.map(inOneLine),
      data: { accountId, orders },
      accountId,
    };
  },
};

/** Gives the money of an order back, and takes its premium currency. */
export const refundOrder: Deed = {
  name: 'refund',
  kind: 'change',
  does: 'gives the money of an order back, and takes back what was had for it',
  more: [
    'What of it is spent already is owed, and is paid first by whatever comes next.',
    'That it was asked for is written down before the provider is asked; asked for twice, it is given back once.',
  ],
  takes: [orderWord],
  example: 'refund 0123456789abcdef0123 --reason "bought twice by mistake"',
  async act(deps, given, note) {
    const { order, provider } = await theOrder(deps, given);
    if (order.state !== 'settled' && order.state !== 'refunded')
      throw new CannotDo(`Order ${order.id} is ${order.state}: there is nothing to give back of it.`);
    await write(deps, note, order);
    const end = await provider.refund(order.id);
    if (end.is === 'declined')
      throw new CannotDo(`The provider does not give it back: ${end.message} The log has that you asked.`);
    if (end.is === 'unknown')
      throw new CannotDo(
        'The provider did not answer. If it was given back, the daily comparison finds it; asking again gives nothing back twice.',
      );
    return orderAnswer(deps, provider, order.id);
  },
};

/** Asks the provider how an order stands, and brings ours there. */
export const resolveOrder: Deed = {
  name: 'resolve',
  kind: 'change',
  does: 'asks the provider how an order stands, and brings ours there',
  more: ['The server does so by itself each minute for what is unknown. Nothing is guessed, and nothing charged anew.'],
  takes: [orderWord],
  example: 'resolve 0123456789abcdef0123 --reason "the player asks"',
  async act(deps, given, note) {
    const { order, provider } = await theOrder(deps, given);
    await write(deps, note, order);
    return orderAnswer(deps, provider, order.id);
  },
};

const write = (deps: AdminDeps, note: Note, { id, accountId, state }: Order) =>
  commit(deps, note({ accountId, about: { order: id, was: state } }));

async function theOrder(deps: AdminDeps, given: DeedInput): Promise<{ order: Order; provider: PaymentProvider }> {
  const id = wordOf(given, orderWord.name);
  const order = await deps.orders.byId(id);
  if (!order) throw new CannotDo(`There is no order ${id}. See: npm run admin orders WHO`);
  const { provider } = deps.payments;
  if (provider?.name !== order.provider)
    throw new CannotDo(
      `Order ${id} was paid by ${order.provider}, and PAYMENTS is ${provider?.name ?? 'off'} here. Give this command the settings of then.`,
    );
  return { order, provider };
}

async function orderAnswer(deps: AdminDeps, provider: PaymentProvider, id: string) {
  const order = await syncOrder(deps, provider, id).catch((failure: unknown) => {
    throw new CannotDo(`The provider's books are out of reach: ${(failure as Error).message}`);
  });
  if (!order) throw new CannotDo(`There is no order ${id}.`);
  return { lines: [inOneLine(order)], data: { order } };
}

const inOneLine = ({ id, createdAt, fate, price, state, provider, reference, message, accountId }: Order): string =>
  [
    id,
    atMoment(createdAt),
    `account ${accountId}`,
    `${fate} for ${formatPrice(price)}`,
    `by ${provider}${reference === undefined ? '' : ` (${reference})`}`,
    state.toUpperCase(),
    ...(message === undefined ? [] : [`"${message}"`]),
  ].join('  ');
