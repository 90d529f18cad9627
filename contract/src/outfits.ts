import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { outfitTypes } from './myself.ts';
import { Nothing, oneOf } from './wording.ts';

export const presetOutfitNames = [
  ...(['Casual', 'Mourning', 'Work', 'Fancy', 'Midnight', 'Night-attire', 'Gadding about', 'Staying in'] as const),
  ...(['Public Occasion', 'Disguise', 'Court', 'Protective', 'Enticing'] as const),
] as const;

/** Membership tiers, as sent in replies. */
export const subscriptionTypes = ['None', 'ExceptionalFriendship', 'EnhancedExceptionalFriendship'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export const OutfitSlotSchema = Type.Object({
  name: Type.String(),
  qualityId: Type.Optional(Type.Integer()),
  /** False for a slot that only storylets fill. */
  canChange: Type.Boolean(),
  isEffect: Type.Boolean(),
  isOutfit: Type.Boolean(),
});
const OutfitSlotByNameSchema = Type.Object({
  id: Type.Optional(Type.Integer()),
  ...Type.Pick(OutfitSlotSchema, ['canChange', 'isEffect', 'isOutfit']).properties,
});
export type OutfitSlot = Static<typeof OutfitSlotSchema>;

export const OutfitReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** Whether the character wears something other than the selected outfit. */
  dirty: Type.Boolean(),
  /** Maximum number of outfits that the player can buy. */
  maxOutfits: Type.Integer(),
  isFavourite: Type.Boolean(),
  slots: Type.Array(OutfitSlotSchema),
  /** The same slots, keyed by name without spaces. `id` is the worn item's id. */
  slotsByName: Type.Record(Type.String(), OutfitSlotByNameSchema),
  /** The outfits, and whether the character may put on an outfit. These fields are not in the specification. */
  outfits: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), type: oneOf(outfitTypes), selected: Type.Boolean() }),
  ),
  canChangeOutfit: Type.Boolean(),
  subscriptionType: oneOf(subscriptionTypes),
});
export type OutfitReply = Static<typeof OutfitReplySchema>;
export type Outfit = OutfitReply['outfits'][number];

const change = { method: 'POST', who: 'character', repeat: 'by key', rate: 'act', reply: OutfitReplySchema } as const;
const thing = Type.Object({ qualityId: Type.Integer() });

export const outfits = {
  outfit: endpoint({
    method: 'GET',
    path: '/outfit',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The worn item in each slot, and the saved outfits.',
    body: Nothing,
    reply: OutfitReplySchema,
  }),
  changeOutfit: endpoint({
    ...change,
    path: '/outfit/change',
    olderPaths: ['/outfit/change/:outfitId'],
    summary: 'Change into an outfit. Changing into the selected one restores its saved items.',
    body: Type.Object({ outfitId: Type.Integer() }),
  }),
  equip: endpoint({
    ...change,
    path: '/outfit/equip',
    summary: 'Put on an item, replacing the one in its slot.',
    body: thing,
  }),
  unequip: endpoint({
    ...change,
    path: '/outfit/unequip',
    summary: 'Take off an item.',
    body: thing,
  }),
  equipHighest: endpoint({
    ...change,
    path: '/outfit/equipHighest',
    summary:
      'Put on the item with the highest bonus to a quality in each slot. The id is that of the quality to raise.',
    body: thing,
  }),
  saveOutfit: endpoint({
    ...change,
    path: '/outfit/save',
    summary: 'Save the worn items as an outfit, and select it. Without an id, saves the selected outfit.',
    body: Type.Object({ outfitId: Type.Optional(Type.Integer()) }),
  }),
  toggleFavourite: endpoint({
    ...change,
    path: '/outfit/toggleFavourite',
    summary: 'Set or clear an outfit as the favourite. Without an id, the selected outfit.',
    body: Type.Object({ outfitId: Type.Optional(Type.Integer()) }),
  }),
  renameOutfit: endpoint({
    ...change,
    path: '/outfit/rename',
    summary: 'Rename an outfit. The name must be unique.',
    body: Type.Object({ outfitId: Type.Integer(), newName: Type.String() }),
  }),
};
