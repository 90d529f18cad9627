import type { Shop, Ware } from '../bazaar/shop.ts';
import { type About, aMoment } from './a-moment.ts';
import { anArea } from './a-place.ts';
import { aQuality, ids } from './a-world.ts';

/** Ids used by tests of the Bazaar. */
export const bazaar = {
  pence: 300,
  tokens: 301,
  chandlery: 1,
  hatter: 2,
  secrets: 11,
  hats: 12,
} as const;

/** A secret that costs 5 pence and can be sold for 3. */
export const aWare = (about: Partial<Ware> = {}): Ware => ({
  id: bazaar.secrets,
  quality: ids.secret,
  currency: bazaar.pence,
  cost: 5,
  fetches: 3,
  ...about,
});

export const aShop = (about: Partial<Shop> = {}): Shop => ({
  id: bazaar.chandlery,
  name: 'The Chandlery',
  descriptionHtml: '',
  image: 'candle',
  order: 1,
  when: [],
  wares: [aWare()],
  ...about,
});

/** A moment on a quay with a market and one shop with one ware, which `ware` overrides. */
export function atMarket(about: About & { ware?: Partial<Ware>; shops?: readonly Shop[] } = {}) {
  const { ware, shops = [aShop({ wares: [aWare(ware)] })], ...rest } = about;
  return aMoment({
    ...rest,
    pack: {
      qualities: [
        ...aMoment().world.pack.qualities,
        aQuality({ id: bazaar.pence, category: 'Currency', nature: 'Thing' }),
        aQuality({ id: bazaar.tokens, category: 'Currency', nature: 'Thing' }),
      ],
      areas: [anArea({ id: ids.quay, market: true }), anArea({ id: ids.square })],
      shops,
      ...about.pack,
    },
  });
}
