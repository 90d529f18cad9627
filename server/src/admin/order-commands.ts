import type { Order } from '../payments/order-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { formatPrice } from '../payments/prices.ts';
import { syncOrder } from '../payments/settle-orders.ts';
import {
  type AdminCommand,
  type AdminDeps,
  argumentOf,
  type CommandInput,
  CommandRefused,
  commit,
  countOption,
  type LogNote,
} from './admin-command.ts';
import { atMoment, personWord, requirePerson } from './require-person.ts';

const orderWord = { name: 'order', about: 'ID of the order, as on receipts and in "orders"' } as const;

export const listOrders: AdminCommand = {
  name: 'orders',
  kind: 'look',
  summary: 'lists purchases for money and attempts, newest first',
  args: [personWord],
  options: [{ name: 'most', valueName: 'number', about: 'maximum number of orders (20)' }],
  example: 'orders ada --most 5',
  async run(deps, input) {
    const { accountId, userName } = await requirePerson(deps, input);
    const orders = await deps.orders.listByAccount(accountId, countOption(input, 'most', 20));
    return {
      lines: orders.length === 0 ? [`${userName} (account ${accountId}) has no orders.`] : orders.map(inOneLine),
      data: { accountId, orders },
      accountId,
    };
  },
};

export const refundOrder: AdminCommand = {
  name: 'refund',
  kind: 'change',
  summary: 'refunds an order, and takes back what was bought with it',
  details: [
    'What the player has already spent is owed, and the next income pays for it first.',
    'The request is stored before the provider is asked, so a repeated request refunds only once.',
  ],
  args: [orderWord],
  example: 'refund 0123456789abcdef0123 --reason "bought twice by mistake"',
  async run(deps, input, note) {
    const { order, provider } = await theOrder(deps, input);
    if (order.state !== 'settled' && order.state !== 'refunded')
      throw new CommandRefused(`Order ${order.id} is ${order.state}, so there is nothing to refund.`);
    await write(deps, note, order);
    const end = await provider.refund(order.id);
    if (end.is === 'declined')
      throw new CommandRefused(`The provider does not give it back: ${end.message} The log has that you asked.`);
    if (end.is === 'unknown')
      throw new CommandRefused(
        'The provider did not answer. If it made the refund, the daily comparison finds it. You can repeat the command: it refunds only once.',
      );
    return orderAnswer(deps, provider, order.id);
  },
};

export const resolveOrder: AdminCommand = {
  name: 'resolve',
  kind: 'change',
  summary: 'asks the provider for the state of an order, and stores it',
  details: ['The server does this every minute for orders with an unknown result. Nothing is charged again.'],
  args: [orderWord],
  example: 'resolve 0123456789abcdef0123 --reason "the player asks"',
  async run(deps, input, note) {
    const { order, provider } = await theOrder(deps, input);
    await write(deps, note, order);
    return orderAnswer(deps, provider, order.id);
  },
};

const write = (deps: AdminDeps, note: LogNote, { id, accountId, state }: Order) =>
  commit(deps, note({ accountId, about: { order: id, was: state } }));

async function theOrder(deps: AdminDeps, input: CommandInput): Promise<{ order: Order; provider: PaymentProvider }> {
  const id = argumentOf(input, orderWord.name);
  const order = await deps.orders.byId(id);
  if (!order) throw new CommandRefused(`There is no order ${id}. List them with: npm run admin orders WHO`);
  const { provider } = deps.payments;
  if (provider?.name !== order.provider)
    throw new CommandRefused(
      `Order ${id} was paid through ${order.provider}, but PAYMENTS is ${provider?.name ?? 'off'} here. Run this command with the settings of that provider.`,
    );
  return { order, provider };
}

async function orderAnswer(deps: AdminDeps, provider: PaymentProvider, id: string) {
  const order = await syncOrder(deps, provider, id).catch((failure: unknown) => {
    throw new CommandRefused(`The provider could not be reached: ${(failure as Error).message}`);
  });
  if (!order) throw new CommandRefused(`There is no order ${id}.`);
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
