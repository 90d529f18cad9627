import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { AreaSchema, SettingSchema } from './map.ts';
import { PossessionSchema } from './myself-possession.ts';
import { qualityCategories } from './myself-quality.ts';
import { DomicileSchema, showcaseFields } from './profile.ts';
import { UserSchema } from './session.ts';
import { Html, Nothing, oneOf } from './wording.ts';

/** Parts of the page that a story can hide. `None` hides nothing. */
export const restrictions = [
  'None',
  'EchoBazaar',
  'Extras',
  'Fate',
  'Messages',
  'Possessions',
  'Travel',
  'Agents',
] as const;
export type Restriction = (typeof restrictions)[number];

/** Outfit types in display order. */
export const outfitTypes = ['Standard', 'Purchased', 'GivenInGame', 'Exceptional', 'EnhancedExceptional'] as const;

export const MyselfReplySchema = Type.Object({
  character: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    description: Html(),
    descriptiveText: Type.String(),
    avatarImage: Type.String(),
    actions: Type.Integer(),
    journalIsPrivate: Type.Boolean(),
    canChangeOutfit: Type.Boolean(),
    user: UserSchema,
    setting: SettingSchema,
    area: AreaSchema,
    outfits: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), type: oneOf(outfitTypes), selected: Type.Boolean() }),
    ),
    currentDomicile: Type.Optional(DomicileSchema),
    /** Same value as `restrictedUserInterfaceElements`, under the name in the specification. */
    uiRestrictions: Type.Array(oneOf(restrictions)),
    /** Always false, because the reply contains the current possessions. */
    possessionsChanged: Type.Boolean(),
    ...showcaseFields,
  }),
  /**
   * A group for each category, in display order, and then the world's own groups. The first group contains the four
   * attributes.
   */
  possessions: Type.Array(
    Type.Object({
      /** Category name in words, or empty for the attributes. */
      name: Type.String(),
      /** The world's heading for the group, which neighbours may share. Not in the specification. */
      heading: Type.String(),
      categories: Type.Array(oneOf(qualityCategories)),
      qualities: Type.Array(Type.Integer()),
      /** Image of an equipment group while it is empty. Absent on other groups. */
      image: Type.Optional(Type.String()),
      /** Always `Default`. Older clients require the field. */
      appearance: Type.String(),
      possessions: Type.Array(PossessionSchema),
    }),
  ),
  /** Parts of the page that the story hides. */
  restrictedUserInterfaceElements: Type.Array(oneOf(restrictions)),
  /** True while the world hides offers of a membership outside the store, otherwise absent. Not in the specification. */
  areOffersHidden: Type.Optional(Type.Boolean()),
});
export type MyselfReply = Static<typeof MyselfReplySchema>;

export const myself = {
  myself: endpoint({
    method: 'GET',
    path: '/character/myself',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The character, with all possessions.',
    body: Nothing,
    reply: MyselfReplySchema,
  }),
};
