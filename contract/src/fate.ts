import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Html, IsoMoment, Nothing, oneOf } from './wording.ts';

/** The kind of a purchase: a story, or the clearing away of one, is a `ContentPurchase`. */
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

/** `AmbitionReset` clears away what no item of the store opens. */
export const fateCardTypes = ['PurchaseStory', 'ResetStory', 'AmbitionReset', 'Gameplay'] as const;

/** `FinalMonth`: it came a month before, and goes with this one. */
export const storyAvailabilities = ['None', 'FreshlyAdded', 'FinalMonth'] as const;

/** A purchase for Fate, or for a member's unlocks. A refill of actions comes in two sizes, under one card. */
export const FateCardSchema = Type.Object({
  id: Type.Integer(),
  action: oneOf(fateActions),
  name: Html(),
  image: Type.String(),
  /** The look of its frame. */
  border: Type.String(),
  description: Html(),
  shortDescription: Html(),
  /** One price, or the prices of the `buttons`, in their order; of an `EnhancedUnlock` in unlocks. */
  price: Type.Union([Type.Integer(), Type.Array(Type.Integer())]),
  /** True if the store does not list it by itself. */
  hidden: Type.Boolean(),
  /** The first day of its month; in 1970 where it is undated. */
  releaseDate: IsoMoment,
  type: oneOf(fateCardTypes),
  fanFavourite: Type.Boolean(),
  /** Empty, as season and factions are, where none is named. */
  author: Type.String(),
  season: Type.String(),
  /** Names, parted by commas. */
  factions: Type.String(),
  /** The one story of the month that the page shows above all others. */
  enhancedFeaturedItem: Type.Boolean(),
  enhancedStoryAvailability: oneOf(storyAvailabilities),
  /** True if the lowest price can be paid. */
  canAfford: Type.Boolean(),
  /** The sizes, each with its id in a purchase. */
  buttons: Type.Array(
    Type.Object({ description: Html(), correspondingActivePurchase: Type.Object({ id: Type.Integer() }) }),
  ),
  remainingActionRefreshes: Type.Integer(),
});
export type FateCard = Static<typeof FateCardSchema>;

export const FateReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  currentFate: Type.Integer(),
  /** The same, under its older name. */
  currentNex: Type.Integer(),
  fateCards: Type.Array(FateCardSchema),
  actionRefillFateCard: FateCardSchema,
  /** Present for enhanced members only. */
  enhancedActionRefreshCard: Type.Optional(FateCardSchema),
  isExceptionalFriend: Type.Boolean(),
  /** The zero date where there is no membership that ends. */
  premiumSubExpiryDateTime: IsoMoment,
  /** A new story of the month takes two, an owned one that is told again takes one. */
  remainingStoryUnlocks: Type.Integer(),
  /** A purchase is over with its call, so that none is ever under way. */
  activePurchase: Type.Null(),
});
export type FateReply = Static<typeof FateReplySchema>;

/** A game of somebody else's, told of beside the store. */
export const OtherGameSchema = Type.Object({
  name: Type.String(),
  kind: Type.String(),
  description: Type.String(),
  platforms: Type.Array(Type.String()),
  /** Its number or name in the shop that sells it. */
  storeId: Type.String(),
  offer: oneOf(['Buy', 'Wishlist']),
  /** The page that sells it; absent while there is none. */
  url: Type.Optional(Type.String({ pattern: '^https://' })),
  /** The shop's own page about it, to be shown in a frame; absent where there is none. */
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
    summary: 'The balance of Fate, and the purchases for it.',
    body: Nothing,
    reply: FateReplySchema,
  }),
  purchase: endpoint({
    method: 'POST',
    path: '/fate/purchase',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Buy one thing for Fate, by its number and its action; a change of name with the new name.',
    body: Type.Object({
      storeItemId: Type.Integer(),
      action: oneOf(fateActions),
      newName: Type.Optional(Type.String()),
    }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      /** The character's name after a change of it. */
      characterName: Type.Optional(Type.String()),
    }),
  }),
  otherGames: endpoint({
    method: 'GET',
    path: '/extra/othergames',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The games that are told of beside the store.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), games: Type.Array(OtherGameSchema) }),
  }),
  changeAvatar: endpoint({
    method: 'POST',
    path: '/fate/changeavatar',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Change the face: for Fate with the number of that purchase, for nothing without it.',
    body: Type.Object({ avatarImage: Type.String(), storeItemId: Type.Optional(Type.Integer()) }),
    reply: NewFace,
  }),
  setAvatarImage: endpoint({
    method: 'POST',
    path: '/character/setavatarimage',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Change the face for nothing, as older clients ask for it; refused where it would have a price.',
    body: Type.Object({ avatarImage: Type.String() }),
    reply: NewFace,
  }),
};
