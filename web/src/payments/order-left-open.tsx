import { lazy, Suspense, useState } from 'react';
import { readOpenOrder } from './open-order.ts';

const LeftOpen = lazy(async () => ({ default: (await import('./left-open.tsx')).LeftOpen }));

/** The end of an order of which nothing was known when a page was left; the store has a dialog of its own for it. */
export function OrderLeftOpen() {
  const [isOpen] = useState(() => readOpenOrder() !== undefined);
  return <Suspense>{isOpen && <LeftOpen />}</Suspense>;
}
