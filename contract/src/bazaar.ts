import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { maxLots } from './limits.ts';
import { PossessionSchema } from './myself-possession.ts';
import { Html, Ignored, Nothing } from './wording.ts';

export const ShopSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Html(),
  image: Type.String(),
  /** Sort order, lowest first. */
  ordering: Type.Integer(),
});
export type Shop = Static<typeof ShopSchema>;

export const ExchangeReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** Also false in the refusal if the Bazaar is closed. */
  isAvailable: Type.Boolean(),
  exchange: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    title: Type.String(),
    description: Html(),
    image: Type.String(),
    shops: Type.Array(ShopSchema),
  }),
});
export type ExchangeReply = Static<typeof ExchangeReplySchema>;

/** Copies that the character can trade, because they are neither worn nor lent. Not in the specification. */
const Spare = Type.Integer();

export const ShopItemSchema = Type.Object({
  /** True for an item that the character can buy, false for one that the character can sell. */
  forSale: Type.Boolean(),
  availability: Type.Object({
    /** Id of the shop item, used in trade requests. Not the quality id. */
    id: Type.Integer(),
    /** Price of one. 0 if the shop does not sell it. */
    cost: Type.Integer(),
    /** Price that the shop pays for one. 0 if the shop does not buy the item. */
    sellPrice: Type.Integer(),
    quality: Type.Object({ ...PossessionSchema.properties, spare: Spare }),
    purchaseQuality: Type.Object({
      id: Type.Integer(),
      name: Html(),
      image: Type.String(),
      level: Type.Integer(),
      spare: Spare,
    }),
    /** How many more copies the character can hold. Absent if there is no limit. Not in the specification. */
    room: Type.Optional(Type.Integer()),
  }),
});
export type ShopItem = Static<typeof ShopItemSchema>;

export const TransactionReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  message: Html(),
  /** All possessions that the trade changed, including money, with the new totals. */
  possessionsChanged: Type.Array(PossessionSchema),
});
export type TransactionReply = Static<typeof TransactionReplySchema>;

const SaleSchema = Type.Object({ availabilityId: Type.Integer(), amount: Type.Integer() });

/** `purchaseQuality` and `quality` are ignored, because the ware defines both. */
const TransactionSchema = Type.Object({
  ...SaleSchema.properties,
  purchaseQuality: Ignored,
  quality: Ignored,
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
    summary: 'The Bazaar and its shops. Refused if the character cannot reach it from here.',
    body: Nothing,
    reply: ExchangeReplySchema,
  }),
  availabilities: endpoint({
    method: 'GET',
    path: '/exchange/availabilities',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The wares of a shop. Without a shop, or with `null`, the items that the character can sell.',
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
    summary: 'Sell an amount of an item.',
    body: TransactionSchema,
  }),
  sellTogether: endpoint({
    ...trading,
    path: '/extra/exchange/sell',
    summary: 'Sell several items at once: all of them, or none.',
    body: Type.Object({ sales: Type.Array(SaleSchema, { minItems: 1, maxItems: maxLots }) }),
  }),
};
