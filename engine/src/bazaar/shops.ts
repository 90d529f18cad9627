import { maxTradeAmount } from '@underhall/contract/limits';
import { spareOf } from '../agents/in-use.ts';
import type { QualityId, ShopId, WareId } from '../ids.ts';
import { areaOf } from '../map/setting-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Moment, Refusal, Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { Shop, Ware } from './shop.ts';

/** True if the character's area leads to the Bazaar, and the story has revealed the Bazaar. */
export const isBazaarOpen = (here: Standpoint): boolean =>
  areaOf(here)?.market === true && !here.character.restrictions.includes('EchoBazaar');

/** Shops that the character can enter, in the author's order. Empty if the Bazaar is out of reach. */
export const shopsFor = (here: Standpoint): readonly Shop[] =>
  isBazaarOpen(here)
    ? here.world.pack.shops.filter(({ when }) => meetsAll(when, here)).sort((a, b) => a.order - b.order || a.id - b.id)
    : [];

/** The shop, or the reason why the character cannot enter it. */
export function findShop(id: ShopId, here: Standpoint): Shop | Refusal {
  if (!isBazaarOpen(here)) return 'bazaar closed';
  return shopsFor(here).find((shop) => shop.id === id) ?? 'no such shop';
}

export const waresFor = (shop: Shop, here: Standpoint): readonly Ware[] =>
  tradedIn(shop, here).filter(({ cost }) => cost !== undefined);

/**
 * Wares on sale in the shop, with the requirements in `when` met. Shared qualities and qualities with change points
 * cannot be traded.
 */
export const tradedIn = ({ wares }: Shop, here: Standpoint): readonly Ware[] =>
  wares.filter(
    ({ quality, currency, when = [] }) =>
      quality !== currency && isCounted(quality, here.world) && isCounted(currency, here.world) && meetsAll(when, here),
  );

function isCounted(id: QualityId, world: World): boolean {
  const quality = world.qualities.get(id);
  return quality?.climbs === 'one by one' && !quality.shared;
}

/** Returns the ware, or the reason why that amount cannot be traded. */
export function findWare(id: WareId, amount: number, moment: Moment): Ware | Refusal {
  if (!Number.isInteger(amount) || amount < 1 || amount > maxTradeAmount) return 'no such amount';
  if (!isBazaarOpen(moment)) return 'bazaar closed';
  for (const shop of shopsFor(moment)) {
    const ware = tradedIn(shop, moment).find((each) => each.id === id);
    if (ware) return ware;
  }
  return 'no such ware';
}

/** `fetches` is the price of one, `count` the number that can be sold. */
export type Sellable = { readonly ware: Ware; readonly fetches: number; readonly count: number };

/**
 * Items that the character can sell here, except worn and lent ones. Each item is listed once per currency, for the
 * shop that pays most.
 */
export function sellable(here: Standpoint): readonly Sellable[] {
  const { character } = here;
  const best = new Map<string, Sellable>();
  for (const shop of shopsFor(here)) {
    for (const ware of tradedIn(shop, here)) {
      const { quality, currency, fetches } = ware;
      const count = spareOf(quality, character);
      if (fetches === undefined || count === 0) continue;
      const key = `${quality} ${currency}`;
      const known = best.get(key);
      if (!known || known.fetches < fetches) best.set(key, { ware, fetches, count });
    }
  }
  return [...best.values()];
}
