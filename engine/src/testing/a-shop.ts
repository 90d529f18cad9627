import type { Shop, Ware } from '../bazaar/shop.ts';
import { type About, aMoment } from './a-moment.ts';
import { anArea } from './a-place.ts';
import { aQuality, ids } from './a-world.ts';

/** Numbers of the money and the wares of the tests about the Bazaar. */
export const bazaar = {
  pence: 300,
  tokens: 301,
  chandlery: 1,
  hatter: 2,
  secrets: 11,
  hats: 12,
} as const;

/** A secret at 5 pence, which fetches 3. */
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

/** On a quay with a market, before one shop with one ware; `ware` is what differs about that one. */
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
