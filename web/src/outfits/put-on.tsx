import type { Possession } from '@underhall/contract';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { slotOf } from './inventory.ts';
import { DressingTrouble } from './outfit-selector.tsx';
import { useDressing, useOutfit } from './outfits-queries.ts';
import { whyNotEquip } from './why-not-equip.ts';

/**
 * A button that equips a newly gained item and then confirms it. Renders nothing if the item was already worn or cannot
 * be.
 */
export function PutOn({ thing }: { readonly thing: Possession }) {
  const { outfit } = useOutfit();
  const dresser = useDressing();
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
        aria-busy={dresser.isPending}
        onClick={() => !isShut && dresser.dress({ kind: 'equip', qualityId: thing.id })}
      >
        {isWorn ? 'You wear it' : 'Put on'}
      </Button>
      <span role="status" className="for-ears">
        {isWorn && `You wear ${wordsOf(thing.name)}.`}
      </span>
      <DressingTrouble dresser={dresser} />
    </>
  );
}
