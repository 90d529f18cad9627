import type { OrderReply } from '@underhall/contract';
import { call } from '../api/call.ts';
import { Failure, Refused } from '../api/failures.ts';
import { forgetOpenOrder, keepOpenOrder, type OpenOrder } from './open-order.ts';

/** The end of an order, for the player to read. */
export type OrderEnd = { readonly is: 'paid' | 'failed'; readonly message: string };

/** The news of an order on the way to its end. */
export type OrderNews = (end: OrderEnd | { readonly is: 'left open'; readonly message?: string }) => void;

/** Milliseconds between two questions about an order. */
const pauseMs = 3000;

const endOf = ({ state, message }: OrderReply): OrderEnd | undefined =>
  state === 'finding out' ? undefined : { is: state === 'settled' ? 'paid' : 'failed', message };

/**
 * Sends an order, and asks until its end is known. Where no answer comes it is sent again as it was: a way of paying is
 * one order for ever, so that nothing is charged twice. It stays with the tab meanwhile, until the end.
 */
export async function findOut(order: OpenOrder, hear: OrderNews, signal: AbortSignal): Promise<void> {
  let open = order;
  keepOpenOrder(open);
  while (!signal.aborted) {
    try {
      const { asked, orderId } = open;
      const reply =
        asked && !orderId
          ? await call('POST /nex/purchasenexbraintreepaymentmethod', asked)
          : await call('GET /extra/payments/order/:id', { id: orderId ?? '' });
      const end = endOf(reply);
      if (end) {
        forgetOpenOrder();
        return hear(end);
      }
      open = { ...open, orderId: reply.orderId };
      keepOpenOrder(open);
      hear({ is: 'left open', message: reply.message });
    } catch (error) {
      const isOver = error instanceof Refused || (error instanceof Failure && error.trouble === 'misunderstood');
      if (isOver) {
        forgetOpenOrder();
        return hear({ is: 'failed', message: (error as Error).message });
      }
      // Whoever is signed out finds it open after the next log-in.
      if (error instanceof Failure && error.trouble === 'signed out') return;
      hear({ is: 'left open', ...(error instanceof Error && { message: error.message }) });
    }
    await pause(signal);
  }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
