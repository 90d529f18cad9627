import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { AreaSchema, SettingSchema } from './map.ts';
import { PossessionSchema } from './myself-possession.ts';
import { qualityCategories } from './myself-quality.ts';
import { DomicileSchema, flaunted } from './profile.ts';
import { UserSchema } from './session.ts';
import { Html, Nothing, oneOf } from './wording.ts';

/** Parts of the screen a story can hold back; `None` holds back nothing. */
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

/** Kinds of outfit, in the order they are listed. */
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
    /** The same as `restrictedUserInterfaceElements`, under the specification's name. */
    uiRestrictions: Type.Array(oneOf(restrictions)),
    /** Always false: the reply has the possessions as they are now. */
    possessionsChanged: Type.Boolean(),
    ...flaunted,
  }),
  /** In display order; the first group is the four attributes, under the name "". */
  possessions: Type.Array(
    Type.Object({
      name: Type.String(),
      categories: Type.Array(oneOf(qualityCategories)),
      /** The picture of an equipment group without anything in it; absent on other groups. */
      image: Type.Optional(Type.String()),
      /** Always `Default`: a field older clients want. */
      appearance: Type.String(),
      possessions: Type.Array(PossessionSchema),
    }),
  ),
  /** Parts of the screen that the story holds back. */
  restrictedUserInterfaceElements: Type.Array(oneOf(restrictions)),
});
export type MyselfReply = Static<typeof MyselfReplySchema>;

export const myself = {
  myself: endpoint({
    method: 'GET',
    path: '/character/myself',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The character and everything it has.',
    body: Nothing,
    reply: MyselfReplySchema,
  }),
};
