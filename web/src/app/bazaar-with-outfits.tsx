import type { Possession } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';
import { BazaarPage } from '../bazaar/bazaar-page.tsx';
import { PurchaseButtons } from '../bazaar/purchase-buttons.ts';
import { PutOn } from '../outfits/put-on.tsx';

/** Connects the Bazaar and outfits: a player with a wardrobe can put on a purchase at once. */
export function BazaarWithOutfits() {
  const isHeldBack = useAnswer('myself')?.restrictedUserInterfaceElements.includes('Possessions') ?? true;
  return (
    <PurchaseButtons value={isHeldBack ? () => null : putOn}>
      <BazaarPage />
    </PurchaseButtons>
  );
}

const putOn = (thing: Possession) => (thing.equippable ? <PutOn thing={thing} /> : null);
