import type { WareId } from '../ids.ts';
import type { Moment, Refusal } from '../turn.ts';
import { isBazaarOpen } from './is-bazaar-open.ts';
import type { Ware } from './shop.ts';
import { shopsFor } from './shops-for.ts';
import { tradedIn } from './wares-for.ts';

/** So many of a thing can be traded at once. */
export const mostAtOnce = 999_999;

/** The ware a character asks for, or why there is none to be had or sold in that amount. */
export function findWare(id: WareId, amount: number, { character, world }: Moment): Ware | Refusal {
  if (!Number.isInteger(amount) || amount < 1 || amount > mostAtOnce) return 'no such amount';
  if (!isBazaarOpen(character, world)) return 'bazaar closed';
  for (const shop of shopsFor(character, world)) {
    const ware = tradedIn(shop, character, world).find((each) => each.id === id);
    if (ware) return ware;
  }
  return 'no such ware';
}
