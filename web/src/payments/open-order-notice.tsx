import { lazy, Suspense, useState } from 'react';
import { readOpenOrder } from './open-order.ts';

const OpenOrderEnd = lazy(async () => ({ default: (await import('./open-order-end.tsx')).OpenOrderEnd }));

/** The end of an order of which nothing was known when a page was left; the store has a dialog of its own for it. */
export function OpenOrderNotice() {
  const [isOpen] = useState(() => readOpenOrder() !== undefined);
  return <Suspense>{isOpen && <OpenOrderEnd />}</Suspense>;
}
