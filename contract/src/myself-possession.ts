import { type Static, Type } from 'typebox';
import { allowedOns, qualityCategories, qualityNatures } from './myself-quality.ts';
import { Html, oneOf } from './wording.ts';

export const EnhancementSchema = Type.Object({
  qualityId: Type.Integer(),
  qualityName: Type.String(),
  level: Type.Integer(),
  category: oneOf(qualityCategories),
  affectsPyramid: Type.Boolean(),
});

/** What a thing does, in the world's words. `bonus` and `quiets` apply while it is worn. Not in the specification. */
export const ItemEffectSchema = Type.Object({ kind: oneOf(['bonus', 'quiets', 'second chance']), text: Html() });
export type ItemEffect = Static<typeof ItemEffectSchema>;

export const PossessionSchema = Type.Object({
  id: Type.Integer(),
  /** Id of the character's row for this quality. Not the quality id. */
  qualityPossessedId: Type.Integer(),
  name: Html(),
  nameAndLevel: Html(),
  description: Html(),
  image: Type.String(),
  category: oneOf(qualityCategories),
  nature: oneOf(qualityNatures),
  /** Level without worn items. `effectiveLevel` includes them. */
  level: Type.Integer(),
  effectiveLevel: Type.Integer(),
  /** Sort order within its category. */
  himbleLevel: Type.Integer(),
  /** Progress towards the next level in percent, rounded down. -1 for a quality without change points. */
  progressAsPercentage: Type.Integer(),
  equippable: Type.Boolean(),
  /** True if worn, otherwise absent. Not in the specification. */
  equipped: Type.Optional(Type.Boolean()),
  /** Names of agents who carry the item on an errand. Absent if there are none. Not in the specification. */
  equippedBy: Type.Optional(Type.Array(Type.String())),
  allowedOn: oneOf(allowedOns),
  enhancements: Type.Array(EnhancementSchema),
  /** Absent if it does nothing. Effects on hidden qualities are left out. Not in the specification. */
  effects: Type.Optional(Type.Array(ItemEffectSchema)),
  cap: Type.Optional(Type.Integer()),
  levelDescription: Type.Optional(Html()),
  relationshipDescription: Type.Optional(Html()),
  availableAt: Type.Optional(Html()),
  bonusOrPenaltyDisplay: Type.Optional(Type.String()),
  isOutfit: Type.Optional(Type.Boolean()),
  /** Highest price for one item at the shops open to the character, in the world's money. Not in the specification. */
  worth: Type.Optional(Type.Integer()),
  /** False if the profile can never display the quality, otherwise absent. Not in the specification. */
  isFlauntable: Type.Optional(Type.Boolean()),
  /** Storylet that opens when the item is used. Absent if the item cannot be used. */
  useEventId: Type.Optional(Type.Integer()),
});
export type Possession = Static<typeof PossessionSchema>;
