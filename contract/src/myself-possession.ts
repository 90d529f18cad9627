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

/** A quality as the character holds it. */
export const PossessionSchema = Type.Object({
  id: Type.Integer(),
  /** The character's own row of this quality, as distinct from the quality itself. */
  qualityPossessedId: Type.Integer(),
  name: Html(),
  nameAndLevel: Html(),
  description: Html(),
  image: Type.String(),
  category: oneOf(qualityCategories),
  nature: oneOf(qualityNatures),
  /** Base level; `effectiveLevel` adds what is worn. */
  level: Type.Integer(),
  effectiveLevel: Type.Integer(),
  /** Place inside its category. */
  himbleLevel: Type.Integer(),
  /** -1 for a quality without change points, else floor of the percentage towards the next level. */
  progressAsPercentage: Type.Integer(),
  equippable: Type.Boolean(),
  /** True while it is worn; absent else. A field beside the specification's. */
  equipped: Type.Optional(Type.Boolean()),
  /** Agents who have it along on an errand; absent without any. A field beside the specification's. */
  equippedBy: Type.Optional(Type.Array(Type.String())),
  allowedOn: oneOf(allowedOns),
  enhancements: Type.Array(EnhancementSchema),
  cap: Type.Optional(Type.Integer()),
  levelDescription: Type.Optional(Html()),
  /** The relation of the character to it. */
  relationshipDescription: Type.Optional(Html()),
  availableAt: Type.Optional(Html()),
  bonusOrPenaltyDisplay: Type.Optional(Type.String()),
  isOutfit: Type.Optional(Type.Boolean()),
  /** The most that a shop open to the character pays for one, in the world's money. A field beside the specification's. */
  worth: Type.Optional(Type.Integer()),
  /** False for what never stands on the mantelpiece or in the scrapbook; absent else. A field beside the specification's. */
  isFlauntable: Type.Optional(Type.Boolean()),
  /** The storylet that using it opens; absent when it cannot be used. */
  useEventId: Type.Optional(Type.Integer()),
});
export type Possession = Static<typeof PossessionSchema>;
