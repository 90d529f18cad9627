import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import type { Standpoint } from '../turn.ts';
import type { StoreItem } from './store-item.ts';

export const owns = ({ opens }: StoreItem, { character }: Standpoint): boolean =>
  opens !== undefined && levelOf(character.qualities, opens) > 0;

/** Those of what is cleared of which the character has anything. */
export const qualitiesToClear = ({ clears }: StoreItem, { character }: Standpoint): readonly QualityId[] =>
  clears.filter((quality) => levelOf(character.qualities, quality) > 0);

/** The items in the order of the store. */
export const inStore = (world: Standpoint['world']): readonly StoreItem[] =>
  world.pack.storeItems.toSorted((one, other) => one.order - other.order);

/** Stories that may be bought: those on sale that the character does not own. */
export const storiesToBuy = (here: Standpoint): readonly StoreItem[] =>
  inStore(here.world).filter((item) => item.opens !== undefined && !item.isHidden && !owns(item, here));

/** The price of clearing an item away, where the character may have that; undefined where there is no such thing for them. */
export function resetPrice(item: StoreItem, here: Standpoint): number | undefined {
  if (item.opens === undefined)
    return item.isHidden || qualitiesToClear(item, here).length === 0 ? undefined : item.fate;
  return owns(item, here) ? item.again : undefined;
}
