import type { Possession } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';
import { BazaarPage } from '../bazaar/bazaar-page.tsx';
import { PurchaseButtons } from '../bazaar/purchase-buttons.ts';
import { PutOnButton } from '../outfits/put-on-button.tsx';

/** Connects the Bazaar and outfits. A player can equip a purchase immediately, unless possessions are restricted. */
export function BazaarWithOutfits() {
  const isRestricted = useAnswer('myself')?.restrictedUserInterfaceElements.includes('Possessions') ?? true;
  return (
    <PurchaseButtons value={isRestricted ? () => null : putOn}>
      <BazaarPage />
    </PurchaseButtons>
  );
}

const putOn = (thing: Possession) => (thing.equippable ? <PutOnButton thing={thing} /> : null);
