import { world } from '../api/world.ts';
import { FatePurchaseDialog } from '../fate/fate-purchase-dialog.tsx';
import { FreeRefresh } from '../fate/free-refresh.tsx';

const texts = world.texts.refresh;

export function EnhancedRefresh({ onClose }: { readonly onClose: () => void }) {
  return (
    <FatePurchaseDialog title={texts.title} boughtTitle={texts.doneTitle} waiting={texts.waiting} onClose={onClose}>
      {(fate, spending) => <FreeRefresh fate={fate} {...spending} />}
    </FatePurchaseDialog>
  );
}
