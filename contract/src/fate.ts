import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Html, Nothing, oneOf } from './wording.ts';

/** Purchases for Fate that exist so far. */
export const fateActions = [
  'RefillActions',
  'RefillCards',
  'EnhancedRefresh',
  'OutfitPurchase',
  'AskNameChange',
  'FaceChange',
] as const;
export type FateAction = (typeof fateActions)[number];

/** A purchase for Fate. A refill of actions comes in two sizes, under one card. */
export const FateCardSchema = Type.Object({
  id: Type.Integer(),
  action: oneOf(fateActions),
  name: Html(),
  image: Type.String(),
  description: Html(),
  shortDescription: Html(),
  /** One price, or the prices of the `buttons`, in their order. */
  price: Type.Union([Type.Integer(), Type.Array(Type.Integer())]),
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
});
export type FateReply = Static<typeof FateReplySchema>;

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
