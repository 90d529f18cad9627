import { world } from '../api/world.ts';
import { KeptRefresh } from '../fate/kept-refresh.tsx';
import { SpendingFate } from '../fate/spending-fate.tsx';

const texts = world.texts.refresh;

/** One of the refreshes that are kept for an enhanced friend. */
export function EnhancedRefresh({ onClose }: { readonly onClose: () => void }) {
  return (
    <SpendingFate title={texts.title} boughtTitle={texts.doneTitle} waiting={texts.waiting} onClose={onClose}>
      {(fate, spending) => <KeptRefresh fate={fate} {...spending} />}
    </SpendingFate>
  );
}
