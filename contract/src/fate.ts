import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Html, IsoMoment, Nothing, oneOf } from './wording.ts';

/** A story or the reset of one is a `ContentPurchase`. */
export const fateActions = [
  'RefillActions',
  'RefillCards',
  'EnhancedRefresh',
  'OutfitPurchase',
  'AskNameChange',
  'FaceChange',
  'ContentPurchase',
  'EnhancedUnlock',
] as const;
export type FateAction = (typeof fateActions)[number];

/** `AmbitionReset` resets a story that no store item sells. */
export const fateCardTypes = ['PurchaseStory', 'ResetStory', 'AmbitionReset', 'Gameplay'] as const;

/** `FinalMonth`: new in the month before, and offered until the end of this one. */
export const storyAvailabilities = ['None', 'FreshlyAdded', 'FinalMonth'] as const;

/** A purchase for Fate or for unlocks of a member. A refill of actions has two sizes on one card. */
export const FateCardSchema = Type.Object({
  id: Type.Integer(),
  action: oneOf(fateActions),
  name: Html(),
  image: Type.String(),
  /** The style of its frame. */
  border: Type.String(),
  description: Html(),
  shortDescription: Html(),
  /** One price, or one for each of the `buttons`. In unlocks for an `EnhancedUnlock`, else in Fate. */
  price: Type.Union([Type.Integer(), Type.Array(Type.Integer())]),
  /** True if the store does not list it. */
  hidden: Type.Boolean(),
  /** The first day of its month; in 1970 if it has no date. */
  releaseDate: IsoMoment,
  type: oneOf(fateCardTypes),
  fanFavourite: Type.Boolean(),
  /** Author, season and factions are empty if there are none. */
  author: Type.String(),
  season: Type.String(),
  /** Names, separated by commas. */
  factions: Type.String(),
  /** True for the one story of the month that the page shows at the top. */
  enhancedFeaturedItem: Type.Boolean(),
  enhancedStoryAvailability: oneOf(storyAvailabilities),
  /** True if the balance covers the lowest price. */
  canAfford: Type.Boolean(),
  /** The sizes, each with its ID for the purchase. */
  buttons: Type.Array(
    Type.Object({ description: Html(), correspondingActivePurchase: Type.Object({ id: Type.Integer() }) }),
  ),
  remainingActionRefreshes: Type.Integer(),
});
export type FateCard = Static<typeof FateCardSchema>;

export const FateReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  currentFate: Type.Integer(),
  /** The same value under its older name. */
  currentNex: Type.Integer(),
  fateCards: Type.Array(FateCardSchema),
  actionRefillFateCard: FateCardSchema,
  /** Only for enhanced members. */
  enhancedActionRefreshCard: Type.Optional(FateCardSchema),
  isExceptionalFriend: Type.Boolean(),
  /** The zero date if there is no membership or it does not end. */
  premiumSubExpiryDateTime: IsoMoment,
  /** A new story of the month takes two; an owned one that is played again takes one. */
  remainingStoryUnlocks: Type.Integer(),
  /** Always null: each purchase is complete when its call returns. */
  activePurchase: Type.Null(),
});
export type FateReply = Static<typeof FateReplySchema>;

/** A game of another company, listed in the store. */
export const OtherGameSchema = Type.Object({
  name: Type.String(),
  kind: Type.String(),
  description: Type.String(),
  platforms: Type.Array(Type.String()),
  /** Its ID in the shop that sells it. */
  storeId: Type.String(),
  offer: oneOf(['Buy', 'Wishlist']),
  /** The page that sells it. */
  url: Type.Optional(Type.String({ pattern: '^https://' })),
  /** The shop's page about it, shown in a frame. */
  widget: Type.Optional(Type.String({ pattern: '^https://' })),
});
export type OtherGame = Static<typeof OtherGameSchema>;

const NewFace = Type.Object({ isSuccess: Type.Boolean(), message: Type.String(), avatarImage: Type.String() });

export const fate = {
  fate: endpoint({
    method: 'GET',
    path: '/fate',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The balance of Fate, and what it buys.',
    body: Nothing,
    reply: FateReplySchema,
  }),
  purchase: endpoint({
    method: 'POST',
    path: '/fate/purchase',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Buy one item for Fate by its ID and action. A change of name includes the new name.',
    body: Type.Object({
      storeItemId: Type.Integer(),
      action: oneOf(fateActions),
      newName: Type.Optional(Type.String()),
    }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      /** The character's new name, after a change of name. */
      characterName: Type.Optional(Type.String()),
    }),
  }),
  otherGames: endpoint({
    method: 'GET',
    path: '/extra/othergames',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'Games of other companies, listed in the store.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), games: Type.Array(OtherGameSchema) }),
  }),
  changeAvatar: endpoint({
    method: 'POST',
    path: '/fate/changeavatar',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Change the face: for Fate with the ID of that purchase, for free without it.',
    body: Type.Object({ avatarImage: Type.String(), storeItemId: Type.Optional(Type.Integer()) }),
    reply: NewFace,
  }),
  setAvatarImage: endpoint({
    method: 'POST',
    path: '/character/setavatarimage',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Change the face for free, for older clients. Refused if it would have a price.',
    body: Type.Object({ avatarImage: Type.String() }),
    reply: NewFace,
  }),
};
