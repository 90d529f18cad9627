import { lazy, Suspense, useState } from 'react';
import { useEnvironment } from '../api/environment.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { readOpenOrder } from './open-order.ts';

const PurchasePanel = lazy(async () => ({ default: (await import('./purchase-panel.tsx')).PurchasePanel }));

const title = `Buy ${world.premium.toLowerCase()}`;

/** The way to more Fate for money; where this server sells none, it says so. */
export function BuyFate({ onClose }: { readonly onClose: () => void }) {
  const environment = useEnvironment();
  const waiting = (
    <Modal title={title} onClose={onClose}>
      <Loading>Asking what there is</Loading>
    </Modal>
  );
  if (!environment) return waiting;
  const { checkoutUrl: address, currency: sellersOwn } = environment;
  if (address === undefined || sellersOwn === undefined) {
    return (
      <Modal title={title} onClose={onClose}>
        <p>This server sells no {world.premium}.</p>
        <p>{world.texts.premium.whereFrom}</p>
      </Modal>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <PurchasePanel address={address} sellersOwn={sellersOwn} onClose={onClose} />
    </Suspense>
  );
}

/** The way to more Fate, over what it is wanted for: with enough of it that goes on where it stood. Nothing where none is sold. */
export function BuyMore() {
  const [isBuying, setBuying] = useState(false);
  if (useEnvironment()?.checkoutUrl === undefined) return null;
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setBuying(true)}>
        Buy {world.premium}
      </Button>
      {isBuying && <BuyFate onClose={() => setBuying(false)} />}
    </>
  );
}

const OpenOrderEnd = lazy(async () => ({ default: (await import('./payment-results.tsx')).OpenOrderEnd }));

/** The end of an order of which nothing was known when a page was left; the store has a dialog of its own for it. */
export function OpenOrderNotice() {
  const [isOpen] = useState(() => readOpenOrder() !== undefined);
  return <Suspense>{isOpen && <OpenOrderEnd />}</Suspense>;
}
