import { useQueryClient } from '@tanstack/react-query';
import type { Calls, OrderReply } from '@underhall/contract';
import { useEffect, useRef } from 'react';
import { invalidate } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { readClaims } from '../api/claims.ts';
import { Failure, Refused } from '../api/failures.ts';
import { browserStorage, tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

type OrderRequest = Calls['POST /nex/purchasenexbraintreepaymentmethod']['body'];

/**
 * An order whose result is unknown. `asked` is the request, stored for a retry. `orderId` is undefined until the server
 * replies.
 */
export type OpenOrder =
  | { readonly asked: OrderRequest; readonly orderId?: string }
  | { readonly asked?: undefined; readonly orderId: string };

/** Orders are stored per character. */
const storageKey = (): string => `open order of ${readClaims(readToken())?.CharacterId ?? 'nobody'}`;

/**
 * Stores the order in this tab, so that a reloaded page resumes it. Other tabs share only the order id: with the
 * request, they could send and charge an order days later.
 */
export function storeOpenOrder(order: OpenOrder): void {
  tabStorage.setItem(storageKey(), JSON.stringify(order));
  if (order.orderId) browserStorage.setItem(storageKey(), JSON.stringify({ orderId: order.orderId }));
}

export function forgetOpenOrder(): void {
  tabStorage.removeItem(storageKey());
  browserStorage.removeItem(storageKey());
}

export function readOpenOrder(): OpenOrder | undefined {
  try {
    const stored = tabStorage.getItem(storageKey()) ?? browserStorage.getItem(storageKey());
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** With `canRetry`, the payment provider never got the order, and the same request may be sent again. */
export type OrderResult = { readonly is: 'paid' | 'failed'; readonly message: string; readonly canRetry?: true };

export type OrderListener = (result: OrderResult | { readonly is: 'pending'; readonly message?: string }) => void;

const pauseMs = 3000;

const resultOf = ({ state, message }: OrderReply): OrderResult | undefined =>
  state === 'finding out' ? undefined : { is: state === 'settled' ? 'paid' : 'failed', message };

/**
 * Sends an order and polls until the result is known. Resends the same request if there is no reply. The server accepts
 * a nonce for one order only, so nothing is charged twice. The order stays stored until its result is known.
 */
export async function followOrder(order: OpenOrder, listener: OrderListener, signal: AbortSignal): Promise<void> {
  let open = order;
  storeOpenOrder(open);
  while (!signal.aborted) {
    try {
      const { asked, orderId } = open;
      const reply =
        asked && !orderId
          ? await call('POST /nex/purchasenexbraintreepaymentmethod', asked)
          : await call('GET /extra/payments/order/:id', { id: orderId ?? '' });
      const result = resultOf(reply);
      if (result) {
        forgetOpenOrder();
        return listener(result);
      }
      open = { ...open, orderId: reply.orderId };
      storeOpenOrder(open);
      listener({ is: 'pending', message: reply.message });
    } catch (error) {
      const isOver = error instanceof Refused || (error instanceof Failure && error.trouble === 'misunderstood');
      if (isOver) {
        forgetOpenOrder();
        return listener({ is: 'failed', message: (error as Error).message, ...retryOf(error) });
      }
      // The order is resumed after the next sign-in.
      if (error instanceof Failure && error.trouble === 'signed out') return;
      listener({ is: 'pending', ...(error instanceof Error && { message: error.message }) });
    }
    await pause(signal);
  }
}

/** Reads from a refusal whether the same request may be sent again. */
export const retryOf = (error: unknown): { readonly canRetry?: true } =>
  error instanceof Refused && error.fields.canRetry === true ? { canRetry: true } : {};

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Returns a function that sends an order and reports to `listener` until the component unmounts. Resumes a stored order
 * on mount.
 */
export function useOrder(listener: OrderListener): (order: OpenOrder) => void {
  const cache = useQueryClient();
  const closing = useRef(new AbortController());
  const send = (order: OpenOrder) => {
    void followOrder(
      order,
      (update) => {
        listener(update);
        if (update.is === 'paid') void invalidate(cache, 'fate', 'myself');
      },
      closing.current.signal,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => {
    closing.current = new AbortController();
    const openOrder = readOpenOrder();
    if (openOrder) send(openOrder);
    return () => closing.current.abort();
  }, []);
  return send;
}
