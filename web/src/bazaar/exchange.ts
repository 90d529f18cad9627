import type { ExchangeReply, Possession, ShopItem } from '@underhall/contract';
import { world } from '../api/world.ts';
import { wordsOf } from '../ui/sanitize.ts';

/** A shop; `null` is the one in which one sells one's own things. */
export type StoreId = number | null;

export type Store = {
  readonly id: StoreId;
  readonly name: string;
  readonly description: string;
  readonly image?: string;
  readonly ordering: number;
  /** Its wares; empty while they are unknown. */
  readonly items: readonly ShopItem[];
};

/** The shops of the Bazaar by their ids, or the reason that it is out of reach. */
export type Exchange = {
  readonly isAvailable: boolean;
  readonly title: string;
  readonly description: string;
  readonly shops: Readonly<Record<string, Store>>;
  /** The place and the rules the character stood under; another place has another Bazaar. */
  readonly place?: string | undefined;
};

const texts = world.texts.bazaar;

/** The shop that is always there, before all others. */
const ownThings: Store = { id: null, name: texts.sellTitle, description: texts.sellAbout, ordering: 0, items: [] };

export function readExchange({ exchange }: ExchangeReply, place?: string): Exchange {
  const { title, description, shops } = exchange;
  const stores: readonly Store[] = [ownThings, ...shops.map((shop) => ({ ...shop, items: [] }))];
  const byId = Object.fromEntries(stores.map((store) => [String(store.id), store]));
  return { isAvailable: true, title, description, shops: byId, place };
}

/** Out of reach, with the reason in the server's words. */
export const closedExchange = (reason: string, place?: string): Exchange => ({
  isAvailable: false,
  title: texts.closedTitle,
  description: reason,
  shops: {},
  place,
});

/** The shops as they are listed. */
export const inOrder = ({ shops }: Pick<Exchange, 'shops'>): readonly Store[] =>
  Object.values(shops).sort((a, b) => a.ordering - b.ordering);

/** The shop one is in: the one wanted, or one's own things where there is no such shop any more. */
export const activeIn = ({ shops }: Pick<Exchange, 'shops'>, wanted: StoreId): StoreId =>
  wanted !== null && String(wanted) in shops ? wanted : null;

/** The items whose name holds the words, whatever their case. */
export function filtered(items: readonly ShopItem[], words: string): readonly ShopItem[] {
  const wanted = words.trim().toLowerCase();
  return items.filter(({ availability }) => wordsOf(availability.quality.name).toLowerCase().includes(wanted));
}

/** The items as they are listed: among one's own things none that one does not have. */
export const listed = (items: readonly ShopItem[], store: StoreId): readonly ShopItem[] =>
  items.filter(({ forSale, availability }) => forSale || store !== null || availability.quality.spare > 0);

/**
 * A shelf after a trade: counts and money have their new totals, and among one's own things those that are sold out are
 * gone.
 */
export function afterTrade(
  items: readonly ShopItem[],
  store: StoreId,
  changed: readonly Possession[],
): readonly ShopItem[] {
  const now = new Map(changed.map((possession) => [possession.id, possession]));
  const counted = items.map((item): ShopItem => {
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
  return listed(counted, store);
}

/** True if one has come to own something, other than the money itself, that is not among the things to sell. */
export function isNewToSell(
  ownItems: readonly ShopItem[],
  changed: readonly Possession[],
  currencies: readonly number[],
): boolean {
  const known = new Set(ownItems.map(({ availability }) => availability.quality.id));
  return changed.some(({ id, level }) => level > 0 && !currencies.includes(id) && !known.has(id));
}
