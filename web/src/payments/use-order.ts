import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidate } from '../api/answers.ts';
import { findOut, type OrderNews } from './find-out.ts';
import { type OpenOrder, readOpenOrder } from './open-order.ts';

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
