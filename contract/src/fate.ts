import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Html, IsoMoment, Nothing, oneOf } from './wording.ts';

/** Buying or resetting a story is a `ContentPurchase`. */
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

/** `AmbitionReset` resets a story that is not on sale. */
export const fateCardTypes = ['PurchaseStory', 'ResetStory', 'AmbitionReset', 'Gameplay'] as const;

/** `FinalMonth`: added last month and available until the end of this month. */
export const storyAvailabilities = ['None', 'FreshlyAdded', 'FinalMonth'] as const;

/** An offer in the store, paid for with Fate or story unlocks. Both sizes of an action refill share one card. */
export const FateCardSchema = Type.Object({
  id: Type.Integer(),
  action: oneOf(fateActions),
  name: Html(),
  image: Type.String(),
  border: Type.String(),
  description: Html(),
  shortDescription: Html(),
  /** One price, or one price per entry in `buttons`. In story unlocks for an `EnhancedUnlock`, otherwise in Fate. */
  price: Type.Union([Type.Integer(), Type.Array(Type.Integer())]),
  hidden: Type.Boolean(),
  /** First day of the release month. A date in 1970 if the story has none. */
  releaseDate: IsoMoment,
  type: oneOf(fateCardTypes),
  fanFavourite: Type.Boolean(),
  /** Author, season and factions are empty if there are none. */
  author: Type.String(),
  season: Type.String(),
  /** Names, separated by commas. */
  factions: Type.String(),
  /** True for the story of the month at the top of the page. */
  enhancedFeaturedItem: Type.Boolean(),
  enhancedStoryAvailability: oneOf(storyAvailabilities),
  canAfford: Type.Boolean(),
  /** The available sizes, each with its ID for the purchase. */
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
  enhancedActionRefreshCard: Type.Optional(FateCardSchema),
  isExceptionalFriend: Type.Boolean(),
  /** The zero date if there is no membership or it does not end. */
  premiumSubExpiryDateTime: IsoMoment,
  /** A new story of the month costs two unlocks. Replaying an owned story costs one unlock. */
  remainingStoryUnlocks: Type.Integer(),
  /** Always null, because a purchase is complete when its request returns. */
  activePurchase: Type.Null(),
});
export type FateReply = Static<typeof FateReplySchema>;

/** A game of another company, listed in the store. */
export const OtherGameSchema = Type.Object({
  name: Type.String(),
  kind: Type.String(),
  description: Type.String(),
  platforms: Type.Array(Type.String()),
  storeId: Type.String(),
  offer: oneOf(['Buy', 'Wishlist']),
  url: Type.Optional(Type.String({ pattern: '^https://' })),
  /** URL of the shop's widget, shown in a frame. */
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
    summary: 'The balance of Fate, and the offers of the store.',
    body: Nothing,
    reply: FateReplySchema,
  }),
  purchase: endpoint({
    method: 'POST',
    path: '/fate/purchase',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Buy one item by its ID, for Fate unless its action is `EnhancedUnlock`. A change of name has `newName`.',
    body: Type.Object({
      storeItemId: Type.Integer(),
      action: Type.Optional(oneOf(fateActions)),
      newName: Type.Optional(Type.String()),
    }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      /** Only after a change of name. */
      characterName: Type.Optional(Type.String()),
      /** The place where a bought or reset story begins. Absent if the character does not know it. */
      beginsIn: Type.Optional(Type.Object({ areaId: Type.Integer(), name: Html() })),
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
    summary: 'Change the face: for Fate if the request names the purchase, otherwise for free.',
    body: Type.Object({ avatarImage: Type.String(), storeItemId: Type.Optional(Type.Integer()) }),
    reply: NewFace,
  }),
  setAvatarImage: endpoint({
    method: 'POST',
    path: '/character/setavatarimage',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Change the face for free, for older clients. Refused if the change has a price.',
    body: Type.Object({ avatarImage: Type.String() }),
    reply: NewFace,
  }),
};
