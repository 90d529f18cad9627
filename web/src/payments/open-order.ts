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
 * An order that was sent and of which the end is not known: as it was asked, for one sent again is told how it stands,
 * and under its number once that is known.
 */
export type OpenOrder =
  | { readonly asked: OrderRequest; readonly orderId?: string }
  | { readonly asked?: undefined; readonly orderId: string };

/** Another player does not see it. */
const keyNow = (): string => `open order of ${readClaims(readToken())?.CharacterId ?? 'nobody'}`;

/**
 * Keeps it with this tab, so that a page that is loaded again goes on finding out. Once it has a number, that is kept for
 * every page to come: one that is closed meanwhile is told of by the next. What would be sent anew goes with its tab:
 * nobody pays days later for what they have left.
 */
export function keepOpenOrder(order: OpenOrder): void {
  tabStorage.setItem(keyNow(), JSON.stringify(order));
  if (order.orderId) browserStorage.setItem(keyNow(), JSON.stringify({ orderId: order.orderId }));
}

export function forgetOpenOrder(): void {
  tabStorage.removeItem(keyNow());
  browserStorage.removeItem(keyNow());
}

export function readOpenOrder(): OpenOrder | undefined {
  try {
    const kept = tabStorage.getItem(keyNow()) ?? browserStorage.getItem(keyNow());
    return JSON.parse(kept ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

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

/**
 * Sends an order and tells what is heard of it until its end, or until the panel is closed. One that this tab has left
 * open before is gone on with at once.
 */
export function useOrder(hear: OrderNews): (order: OpenOrder) => void {
  const cache = useQueryClient();
  const closing = useRef(new AbortController());
  const send = (order: OpenOrder) => {
    void findOut(
      order,
      (heard) => {
        hear(heard);
        if (heard.is === 'paid') void invalidate(cache, 'fate', 'myself');
      },
      closing.current.signal,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the panel opens
  useEffect(() => {
    closing.current = new AbortController();
    const left = readOpenOrder();
    if (left) send(left);
    return () => closing.current.abort();
  }, []);
  return send;
}
