import type { Possession } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';
import { BazaarPage } from '../bazaar/bazaar-page.tsx';
import { PurchaseButtons } from '../bazaar/purchase-buttons.ts';
import { PutOn } from '../outfits/put-on.tsx';

/** The meeting of the Bazaar and outfits: what was bought can be put on at once, where there is a wardrobe. */
export function BazaarWithOutfits() {
  const isHeldBack = useAnswer('myself')?.restrictedUserInterfaceElements.includes('Possessions') ?? true;
  return (
    <PurchaseButtons value={isHeldBack ? () => null : putOn}>
      <BazaarPage />
    </PurchaseButtons>
  );
}

const putOn = (thing: Possession) => (thing.equippable ? <PutOn thing={thing} /> : null);
