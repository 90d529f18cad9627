import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { maxLots } from './limits.ts';
import { PossessionSchema } from './myself-possession.ts';
import { Html, Nothing } from './wording.ts';

export const ShopSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Html(),
  image: Type.String(),
  /** Place in the list, lowest first. */
  ordering: Type.Integer(),
});
export type Shop = Static<typeof ShopSchema>;

export const ExchangeReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  exchange: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    title: Type.String(),
    description: Html(),
    /** The banner of the place in which it stands. */
    image: Type.String(),
    shops: Type.Array(ShopSchema),
  }),
});
export type ExchangeReply = Static<typeof ExchangeReplySchema>;

/** The copies that can be traded: neither worn nor lent. A field beside the specification's. */
const Spare = Type.Integer();

/** A ware at its prices, as the character finds it. */
export const ShopItemSchema = Type.Object({
  /** True if it is bought here, false if it is sold. */
  forSale: Type.Boolean(),
  availability: Type.Object({
    /** The number of the ware, by which it is traded; the thing has another. */
    id: Type.Integer(),
    /** The price of one; 0 where none is for sale. */
    cost: Type.Integer(),
    /** The price given for one; 0 where none is wanted. */
    sellPrice: Type.Integer(),
    quality: Type.Object({ ...PossessionSchema.properties, spare: Spare }),
    purchaseQuality: Type.Object({
      id: Type.Integer(),
      name: Html(),
      image: Type.String(),
      level: Type.Integer(),
      spare: Spare,
    }),
    /** The copies for which there is room; absent where nothing bounds them. A field beside the specification's. */
    room: Type.Optional(Type.Integer()),
  }),
});
export type ShopItem = Static<typeof ShopItemSchema>;

export const TransactionReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  message: Html(),
  /** All that the trade changed, money included, with its new totals. */
  possessionsChanged: Type.Array(PossessionSchema),
});
export type TransactionReply = Static<typeof TransactionReplySchema>;

const SaleSchema = Type.Object({ availabilityId: Type.Integer(), amount: Type.Integer() });

/** `purchaseQuality` and `quality` are accepted and not looked at: the ware says both. */
const TransactionSchema = Type.Object({
  ...SaleSchema.properties,
  purchaseQuality: Type.Optional(Type.Integer()),
  quality: Type.Optional(Type.Integer()),
});

const trading = {
  method: 'POST',
  who: 'character',
  repeat: 'by key',
  rate: 'act',
  reply: TransactionReplySchema,
} as const;

export const bazaar = {
  exchange: endpoint({
    method: 'GET',
    path: '/exchange',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The Bazaar and its shops; refused where it cannot be reached.',
    body: Nothing,
    reply: ExchangeReplySchema,
  }),
  availabilities: endpoint({
    method: 'GET',
    path: '/exchange/availabilities',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The wares of a shop; without one, or with `null`, the things that can be sold.',
    body: Type.Object({ shopId: Type.Optional(Type.Integer()) }),
    reply: Type.Array(ShopItemSchema),
  }),
  buy: endpoint({
    ...trading,
    path: '/exchange/buy',
    summary: 'Buy an amount of a ware.',
    body: TransactionSchema,
  }),
  sell: endpoint({
    ...trading,
    path: '/exchange/sell',
    summary: 'Sell an amount of a thing.',
    body: TransactionSchema,
  }),
  sellTogether: endpoint({
    ...trading,
    path: '/extra/exchange/sell',
    summary: 'Sell several things at once: all of them, or none.',
    body: Type.Object({ sales: Type.Array(SaleSchema, { minItems: 1, maxItems: maxLots }) }),
  }),
};
