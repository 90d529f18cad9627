import type { OrderReply, OrderState as ShownState } from '@underhall/contract';
import type { WorldWords } from '@underhall/engine';
import type { Order, OrderState } from './order-store.ts';
import { inWords } from './prices.ts';

const shown: Readonly<Record<OrderState, ShownState>> = {
  created: 'finding out',
  sent: 'finding out',
  unknown: 'finding out',
  settled: 'settled',
  declined: 'declined',
  refunded: 'refunded',
  disputed: 'disputed',
};

/** An order as its player is told of it. */
export const presentOrder = (order: Order, { premium }: Pick<WorldWords, 'premium'>): OrderReply => ({
  isSuccess: true,
  message: messageOf(order, premium),
  orderId: order.id,
  state: shown[order.state],
  quantity: order.fate,
});

function messageOf({ id, state, fate, price, message }: Order, premium: string): string {
  switch (shown[state]) {
    case 'settled':
      return `${fate} ${premium} for ${inWords(price)}. The number of your order is ${id}.`;
    case 'declined':
      return message ?? 'The payment was declined.';
    case 'refunded':
      return `This payment was given back to you, and its ${premium} taken back.`;
    case 'disputed':
      return `Your bank has this payment back for now, and its ${premium} was taken back meanwhile.`;
    case 'finding out':
      return 'The company that takes payments has not answered. We are finding out whether this was paid; you will not be charged for it a second time.';
  }
}
