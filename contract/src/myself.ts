import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { AreaSchema, SettingSchema } from './map.ts';
import { PossessionSchema } from './myself-possession.ts';
import { UserSchema } from './session.ts';
import { Html, Nothing } from './wording.ts';

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
      Type.Object({ id: Type.Integer(), name: Type.String(), type: Type.String(), selected: Type.Boolean() }),
    ),
    currentDomicile: Type.Optional(
      Type.Object({ name: Html(), description: Html(), image: Type.String(), maxHandSize: Type.Integer() }),
    ),
  }),
  /** In display order; the first group is the four attributes, under the name "". */
  possessions: Type.Array(
    Type.Object({
      name: Type.String(),
      categories: Type.Array(Type.String()),
      possessions: Type.Array(PossessionSchema),
    }),
  ),
  /** Parts of the screen which the story has not opened yet. */
  restrictedUserInterfaceElements: Type.Array(Type.String()),
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
