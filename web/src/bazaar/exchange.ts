import type { ExchangeReply, Possession, ShopItem } from '@underhall/contract';
import { world } from '../api/world.ts';
import { wordsOf } from '../ui/sanitize.ts';

/** `null` identifies the page where the player sells possessions. */
export type StoreId = number | null;

export type Store = {
  readonly id: StoreId;
  readonly name: string;
  readonly description: string;
  readonly image?: string;
  readonly ordering: number;
  /** The wares. Empty until loaded. */
  readonly items: readonly ShopItem[];
};

/** The shops by id, or the reason why the Bazaar is unavailable. */
export type Exchange = {
  readonly isAvailable: boolean;
  readonly title: string;
  readonly description: string;
  readonly shops: Readonly<Record<string, Store>>;
  /** Key of the character's area and setting. Each area and setting has its own Bazaar. */
  readonly place?: string | undefined;
};

const texts = world.texts.bazaar;

/** The selling page, which always exists and comes first. */
const ownThings: Store = { id: null, name: texts.sellTitle, description: texts.sellAbout, ordering: 0, items: [] };

export function readExchange({ exchange }: ExchangeReply, place?: string): Exchange {
  const { title, description, shops } = exchange;
  const stores: readonly Store[] = [ownThings, ...shops.map((shop) => ({ ...shop, items: [] }))];
  const byId = Object.fromEntries(stores.map((store) => [String(store.id), store]));
  return { isAvailable: true, title, description, shops: byId, place };
}

export const unavailableExchange = (reason: string, place?: string): Exchange => ({
  isAvailable: false,
  title: texts.closedTitle,
  description: reason,
  shops: {},
  place,
});

export const sortStores = ({ shops }: Pick<Exchange, 'shops'>): readonly Store[] =>
  Object.values(shops).sort((a, b) => a.ordering - b.ordering);

/** The requested shop, or the selling page if that shop no longer exists. */
export const existingStore = ({ shops }: Pick<Exchange, 'shops'>, id: StoreId): StoreId =>
  id !== null && String(id) in shops ? id : null;

/** Ignores case. */
export function filterByName(items: readonly ShopItem[], words: string): readonly ShopItem[] {
  const query = words.trim().toLowerCase();
  return items.filter(({ availability }) => wordsOf(availability.quality.name).toLowerCase().includes(query));
}

/** The selling page omits items that the player does not own. */
export const itemsToList = (items: readonly ShopItem[], store: StoreId): readonly ShopItem[] =>
  items.filter(({ forSale, availability }) => forSale || store !== null || availability.quality.spare > 0);

/** Updates counts and money, and removes sold-out items from the selling page. */
export function applyTrade(
  items: readonly ShopItem[],
  store: StoreId,
  changed: readonly Possession[],
): readonly ShopItem[] {
  const now = new Map(changed.map((possession) => [possession.id, possession]));
  const updated = items.map((item): ShopItem => {
    const { quality, purchaseQuality } = item.availability;
    const [goods, money] = [now.get(quality.id), now.get(purchaseQuality.id)];
    const moved = goods ? goods.level - quality.level : 0;
    const paid = money ? money.level - purchaseQuality.level : 0;
    return {
      ...item,
      availability: {
        ...item.availability,
        quality: { ...quality, ...goods, spare: Math.max(0, quality.spare + moved) },
        purchaseQuality: {
          ...purchaseQuality,
          level: purchaseQuality.level + paid,
          spare: Math.max(0, purchaseQuality.spare + paid),
        },
      },
    };
  });
  return itemsToList(updated, store);
}

/** True if the player gained an item other than money that the selling page does not list yet. */
export function isNewToSell(
  ownItems: readonly ShopItem[],
  changed: readonly Possession[],
  currencies: readonly number[],
): boolean {
  const known = new Set(ownItems.map(({ availability }) => availability.quality.id));
  return changed.some(({ id, level }) => level > 0 && !currencies.includes(id) && !known.has(id));
}
