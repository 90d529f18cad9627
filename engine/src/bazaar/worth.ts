import type { QualityId } from '../ids.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import type { Pack } from '../world.ts';
import type { Shop, Ware } from './shop.ts';

type Offer = { readonly shop: Shop; readonly ware: Ware; readonly fetches: number };
type Offers = ReadonlyMap<QualityId, readonly Offer[]>;

const offersOfPack = new WeakMap<Pack, Offers>();

/**
 * Highest price for one item in the world's money. Counts all shops that the character could enter if they went there.
 * Undefined if no such shop buys the item, for money itself, and while the Bazaar is restricted.
 */
export function worthOf(id: QualityId, here: Standpoint): number | undefined {
  const { character, world } = here;
  if (character.restrictions.includes('EchoBazaar')) return undefined;
  const quality = world.qualities.get(id);
  if (quality?.climbs !== 'one by one' || quality.shared || quality.hidden) return undefined;
  const prices = (offersIn(world.pack).get(id) ?? [])
    .filter(({ shop, ware: { when = [] } }) => meetsAll(shop.when, here) && meetsAll(when, here))
    .map(({ fetches }) => fetches);
  return prices.length === 0 ? undefined : Math.max(...prices);
}

function offersIn(pack: Pack): Offers {
  const known = offersOfPack.get(pack);
  if (known) return known;
  const money = pack.words.money.quality;
  const offers = new Map<QualityId, Offer[]>();
  for (const shop of pack.shops) {
    for (const ware of shop.wares) {
      const { quality, currency, fetches = 0 } = ware;
      if (currency !== money || quality === money || fetches === 0) continue;
      offers.set(quality, [...(offers.get(quality) ?? []), { shop, ware, fetches }]);
    }
  }
  offersOfPack.set(pack, offers);
  return offers;
}
