import { lazy, Suspense } from 'react';
import { useEnvironment } from '../api/environment.ts';
import { world } from '../api/world.ts';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';

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
