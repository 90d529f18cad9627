import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import type { Standpoint } from '../turn.ts';
import type { StoreItem } from './store-item.ts';

export const isStoryOwned = ({ opens }: StoreItem, { character }: Standpoint): boolean =>
  opens !== undefined && levelOf(character.qualities, opens) > 0;

export const qualitiesToClear = ({ clears }: StoreItem, { character }: Standpoint): readonly QualityId[] =>
  clears.filter((quality) => levelOf(character.qualities, quality) > 0);

export const storeItemsInOrder = (world: Standpoint['world']): readonly StoreItem[] =>
  world.pack.storeItems.toSorted((one, other) => one.order - other.order);

/** Stories on sale that the character does not own. */
export const storiesToBuy = (here: Standpoint): readonly StoreItem[] =>
  storeItemsInOrder(here.world).filter(
    (item) => item.opens !== undefined && !item.isHidden && !isStoryOwned(item, here),
  );

/** In Fate. Undefined if the character cannot reset the item. */
export function resetPrice(item: StoreItem, here: Standpoint): number | undefined {
  if (item.opens === undefined)
    return item.isHidden || qualitiesToClear(item, here).length === 0 ? undefined : item.fate;
  return isStoryOwned(item, here) ? item.again : undefined;
}
