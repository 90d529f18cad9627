import { lazy, Suspense, useState } from 'react';
import { useEnvironment } from '../api/environment.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { readOpenOrder } from './open-order.ts';

const PurchasePanel = lazy(async () => ({ default: (await import('./purchase-panel.tsx')).PurchasePanel }));

/** The dialog that sells Fate. If this server sells no Fate, the dialog says so. */
export function BuyFate({ onClose }: { readonly onClose: () => void }) {
  const environment = useEnvironment();
  const title = `Buy ${world.premium.toLowerCase()}`;
  const loading = (
    <Modal title={title} onClose={onClose}>
      <Loading>Loading the offers</Loading>
    </Modal>
  );
  if (!environment) return loading;
  const { checkoutUrl, currency: sellerCurrency } = environment;
  if (checkoutUrl === undefined || sellerCurrency === undefined) {
    return (
      <Modal title={title} onClose={onClose}>
        <p>This server sells no {world.premium}.</p>
        <p>{world.texts.premium.whereFrom}</p>
      </Modal>
    );
  }
  return (
    <Suspense fallback={loading}>
      <PurchasePanel checkoutUrl={checkoutUrl} sellerCurrency={sellerCurrency} onClose={onClose} />
    </Suspense>
  );
}

/** Opens the purchase dialog over the current dialog. Renders nothing if the server sells no Fate. */
export function BuyFateButton() {
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

const OpenOrderResult = lazy(async () => ({ default: (await import('./payment-results.tsx')).OpenOrderResult }));

/**
 * Shows the result of an order that was open when the player left a page. Not used in the store, whose own dialog shows
 * the result.
 */
export function OpenOrderNotice() {
  const [isOpen] = useState(() => readOpenOrder() !== undefined);
  return <Suspense>{isOpen && <OpenOrderResult />}</Suspense>;
}
