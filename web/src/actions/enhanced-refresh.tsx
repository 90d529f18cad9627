import { world } from '../api/world.ts';
import { KeptRefresh } from '../fate/kept-refresh.tsx';
import { SpendingFate } from '../fate/spending-fate.tsx';

const texts = world.texts.refresh;

/** Uses one of the stored refreshes of an enhanced membership. */
export function EnhancedRefresh({ onClose }: { readonly onClose: () => void }) {
  return (
    <SpendingFate title={texts.title} boughtTitle={texts.doneTitle} waiting={texts.waiting} onClose={onClose}>
      {(fate, spending) => <KeptRefresh fate={fate} {...spending} />}
    </SpendingFate>
  );
}
