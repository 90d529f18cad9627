import type { ExchangeReply, ShopItem } from '@underhall/contract';
import {
  areaOf,
  findShop,
  isBazaarOpen,
  levelOf,
  renderText,
  roomFor,
  type Shop,
  type Standpoint,
  sellable,
  shopsFor,
  spareOf,
  tradedIn,
  type Ware,
} from '@underhall/engine';
import { RefusedByRule } from '../http/failures.ts';
import { presentOwn } from '../qualities/present-possession.ts';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf } from '../wording/quality-name.ts';

const theBazaar = 1;

/** @throws RefusedByRule if the Bazaar is closed to the character */
export function presentExchange(here: Standpoint): ExchangeReply {
  if (!isBazaarOpen(here)) throw new RefusedByRule('bazaar closed', { isAvailable: false });
  const { title, about } = here.world.pack.words.texts.bazaar;
  const shops = shopsFor(here).map(({ id, name, descriptionHtml, image }, place) => ({
    id,
    name,
    description: renderText(descriptionHtml, here),
    image,
    ordering: place + 1,
  }));
  return {
    isSuccess: true,
    isAvailable: true,
    exchange: {
      id: theBazaar,
      name: title,
      title,
      description: escapeHtml(about),
      image: areaOf(here)?.image ?? '',
      shops,
    },
  };
}

/**
 * Returns the items of a shop, or if there is no shop, the items that the character can sell, at their highest price.
 */
export function presentShelf(shopId: number | undefined, here: Standpoint): ShopItem[] {
  if (!isBazaarOpen(here)) throw new RefusedByRule('bazaar closed');
  if (shopId === undefined) return sellable(here).map(({ ware }) => presentWare(ware, false, here));
  const shop = findShop(shopId, here);
  if (typeof shop === 'string') throw new RefusedByRule(shop);
  return waresIn(shop, here).map((ware) => presentWare(ware, ware.cost !== undefined, here));
}

/** Items for sale first, then items that the shop only buys, each in the author's order. */
const waresIn = (shop: Shop, here: Standpoint): readonly Ware[] =>
  tradedIn(shop, here)
    .filter(({ cost, fetches }) => cost !== undefined || fetches !== undefined)
    .sort((a, b) => Number(a.cost === undefined) - Number(b.cost === undefined));

function presentWare(ware: Ware, forSale: boolean, here: Standpoint): ShopItem {
  const { character, world } = here;
  const quality = world.qualities.get(ware.quality);
  const currency = world.qualities.get(ware.currency);
  // Cannot happen, because `tradedIn` has checked quality and currency.
  if (!quality || !currency) throw new Error(`ware ${ware.id} trades what is not in the world`);
  return {
    forSale,
    availability: {
      id: ware.id,
      cost: ware.cost ?? 0,
      sellPrice: ware.fetches ?? 0,
      quality: { ...presentOwn(quality, here), spare: spareOf(quality.id, character) },
      purchaseQuality: {
        id: currency.id,
        name: nameOf(currency, character),
        image: currency.image,
        level: levelOf(character.qualities, currency.id),
        spare: spareOf(currency.id, character),
      },
      ...(quality.cap !== undefined && { room: roomFor(quality.id, here) }),
    },
  };
}
