import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { outfitTypes } from './myself.ts';
import { Nothing, oneOf } from './wording.ts';

/** Suggested outfit names. */
export const presetOutfitNames = [
  ...(['Casual', 'Mourning', 'Work', 'Fancy', 'Midnight', 'Night-attire', 'Gadding about', 'Staying in'] as const),
  ...(['Public Occasion', 'Disguise', 'Court', 'Protective', 'Enticing'] as const),
] as const;

/** Membership tiers, as sent in replies. */
export const subscriptionTypes = ['None', 'ExceptionalFriendship', 'EnhancedExceptionalFriendship'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export const OutfitSlotSchema = Type.Object({
  name: Type.String(),
  /** Item worn in the slot. Absent while it is empty. */
  qualityId: Type.Optional(Type.Integer()),
  /** False for a slot that only storylets fill. */
  canChange: Type.Boolean(),
  isEffect: Type.Boolean(),
  /** Whether outfits include the slot. */
  isOutfit: Type.Boolean(),
});
export type OutfitSlot = Static<typeof OutfitSlotSchema>;

export const OutfitReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** Whether the character wears something other than the selected outfit. */
  dirty: Type.Boolean(),
  /** Maximum number of outfits that the player can buy. */
  maxOutfits: Type.Integer(),
  /** Whether the selected outfit is the favourite. */
  isFavourite: Type.Boolean(),
  slots: Type.Array(OutfitSlotSchema),
  /** The outfits, and what decides which can be worn. These fields are not in the specification. */
  outfits: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), type: oneOf(outfitTypes), selected: Type.Boolean() }),
  ),
  canChangeOutfit: Type.Boolean(),
  subscriptionType: oneOf(subscriptionTypes),
});
export type OutfitReply = Static<typeof OutfitReplySchema>;
export type Outfit = OutfitReply['outfits'][number];

const change = { method: 'POST', who: 'character', repeat: 'by key', rate: 'act', reply: OutfitReplySchema } as const;
/** Quality id of the item. */
const thing = Type.Object({ qualityId: Type.Integer() });

export const outfits = {
  outfit: endpoint({
    method: 'GET',
    path: '/outfit',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'What is worn, slot by slot, and the outfits there are.',
    body: Nothing,
    reply: OutfitReplySchema,
  }),
  changeOutfit: endpoint({
    ...change,
    path: '/outfit/change',
    olderPaths: ['/outfit/change/:outfitId'],
    summary: 'Change into an outfit; into the chosen one, to put it back as it was saved.',
    body: Type.Object({ outfitId: Type.Integer() }),
  }),
  equip: endpoint({
    ...change,
    path: '/outfit/equip',
    summary: 'Put a thing on, in place of what is worn in its slot.',
    body: thing,
  }),
  unequip: endpoint({
    ...change,
    path: '/outfit/unequip',
    summary: 'Take a thing off.',
    body: thing,
  }),
  equipHighest: endpoint({
    ...change,
    path: '/outfit/equipHighest',
    summary: 'Put on, slot by slot, what adds most to a quality, by the number of that quality.',
    body: thing,
  }),
  saveOutfit: endpoint({
    ...change,
    path: '/outfit/save',
    summary: 'Save what is worn as an outfit, which is then the chosen one; without a number, as the chosen one.',
    body: Type.Object({ outfitId: Type.Optional(Type.Integer()) }),
  }),
  toggleFavourite: endpoint({
    ...change,
    path: '/outfit/toggleFavourite',
    summary: 'Mark an outfit as the favourite, or take the mark away; without a number, the chosen one.',
    body: Type.Object({ outfitId: Type.Optional(Type.Integer()) }),
  }),
  renameOutfit: endpoint({
    ...change,
    path: '/outfit/rename',
    summary: 'Give an outfit another name, which none of the others has.',
    body: Type.Object({ outfitId: Type.Integer(), newName: Type.String() }),
  }),
};
