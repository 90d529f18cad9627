import { useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import type { OrderEnd } from './find-out.ts';
import { PurchaseFailure, Success } from './purchase-ends.tsx';
import { useOrder } from './use-order.ts';

/** Finds out, beside any page, what became of an order that was left open when the page was left, and says so once. */
export function OpenOrderEnd() {
  const [end, setEnd] = useState<OrderEnd>();
  useOrder((heard) => heard.is !== 'left open' && setEnd(heard));
  if (!end) return null;
  const close = () => setEnd(undefined);
  return (
    <Modal title={end.is === 'paid' ? 'Payment received' : 'Payment failed'} onClose={close} isKept>
      {end.is === 'paid' ? (
        <Success message={end.message} email="" onClose={close} />
      ) : (
        <PurchaseFailure message={end.message} email="" onClose={close} />
      )}
    </Modal>
  );
}
