import type { Possession } from '@underhall/contract';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { slotOf } from './inventory.ts';
import { OutfitError } from './outfit-selector.tsx';
import { useOutfit, useOutfitMutation } from './outfits-queries.ts';
import { whyNotEquip } from './why-not-equip.ts';

/**
 * Equips a newly gained item and confirms the change. Renders nothing if the item is already worn or cannot be worn.
 */
export function PutOnButton({ thing }: { readonly thing: Possession }) {
  const { outfit } = useOutfit();
  const outfitMutation = useOutfitMutation();
  const slot = outfit?.slots[slotOf(thing.category)];
  if (!outfit || !slot || thing.equipped) return null;
  const isWorn = slot.id === thing.id;
  if (!isWorn && whyNotEquip(thing, slot, { ...outfit, isChanging: false }).isBarred) return null;
  const isShut = isWorn || outfit.isChanging;
  return (
    <>
      <Button
        aria-label={isWorn ? undefined : `Put on ${wordsOf(thing.name)}`}
        aria-disabled={isShut}
        aria-busy={outfitMutation.isPending}
        onClick={() => !isShut && outfitMutation.change({ kind: 'equip', qualityId: thing.id })}
      >
        {isWorn ? 'You wear it' : 'Put on'}
      </Button>
      <span role="status" className="visually-hidden">
        {isWorn && `You wear ${wordsOf(thing.name)}.`}
      </span>
      <OutfitError outfitMutation={outfitMutation} />
    </>
  );
}
