import { type Static, Type } from 'typebox';
import { BranchSchema, urgencies } from './storylet.ts';
import { Html, oneOf } from './wording.ts';

/** A chosen branch that asks for a name for a possession. */
export const RenameSchema = Type.Object({
  branch: BranchSchema,
  namableQualitiesPossessed: Type.Array(Type.Object({ qualityPossessedId: Type.Integer(), name: Html() })),
});
export type Rename = Static<typeof RenameSchema>;

/** A chosen branch that asks whether to buy a second chance. */
export const SecondChanceSchema = Type.Object({ branch: BranchSchema });
export type SecondChance = Static<typeof SecondChanceSchema>;

/** Another player's character; `id` goes into `targetCharacterId`. */
export const FriendSchema = Type.Object({
  id: Type.Integer(),
  userId: Type.Integer(),
  name: Type.String(),
  userName: Type.String(),
});
export type Friend = Static<typeof FriendSchema>;

/** A chosen branch that asks for a player to invite. */
export const SocialActSchema = Type.Object({
  branch: BranchSchema,
  /** True if the player has an open invitation already where one is the limit. */
  uniqueActPending: Type.Boolean(),
  /** Preview of the text to the other player. */
  actMessagePreview: Html(),
  urgency: oneOf(urgencies),
  isSocialEvent: Type.Boolean(),
  inviteeData: Type.Object({
    branchId: Type.Integer(),
    eligibleFriends: Type.Array(FriendSchema),
    addedFriendId: Type.Integer(),
    /** Requirements of the invited player, and of the player who invites, in words. */
    actQReqText: Html(),
    actInviterQReqText: Html(),
  }),
});
export type SocialAct = Static<typeof SocialActSchema>;

/** A chosen branch that asks for the e-mail address of a friend who does not play yet. */
export const ExternalSocialActSchema = Type.Object({
  branch: BranchSchema,
  /** Preview of the text to the other player. */
  actMessagePreview: Html(),
});
export type ExternalSocialAct = Static<typeof ExternalSocialActSchema>;
