import { type Static, Type } from 'typebox';
import { BranchSchema, urgencies } from './storylet.ts';
import { Html, oneOf } from './wording.ts';

/** A chosen branch that requests a name for a possession. */
export const RenameSchema = Type.Object({
  branch: BranchSchema,
  namableQualitiesPossessed: Type.Array(Type.Object({ qualityPossessedId: Type.Integer(), name: Html() })),
});
export type Rename = Static<typeof RenameSchema>;

/** A chosen branch that offers a second chance. */
export const SecondChanceSchema = Type.Object({ branch: BranchSchema });
export type SecondChance = Static<typeof SecondChanceSchema>;

/** Another player's character. Send `id` as `targetCharacterId`. */
export const FriendSchema = Type.Object({
  id: Type.Integer(),
  userId: Type.Integer(),
  name: Type.String(),
  userName: Type.String(),
});
export type Friend = Static<typeof FriendSchema>;

/** A chosen branch that requests a player to invite. */
export const SocialActSchema = Type.Object({
  branch: BranchSchema,
  /** True if the player already has an open invitation and only one is allowed. */
  uniqueActPending: Type.Boolean(),
  /** Preview of the message that the other player will get. */
  actMessagePreview: Html(),
  urgency: oneOf(urgencies),
  isSocialEvent: Type.Boolean(),
  inviteeData: Type.Object({
    branchId: Type.Integer(),
    eligibleFriends: Type.Array(FriendSchema),
    /** Preselected contact: the one whose invitation the player answers, else the last one invited here, if eligible. */
    designatedFriend: Type.Optional(FriendSchema),
    /** 0 until a contact is added. */
    addedFriendId: Type.Integer(),
    actQReqText: Html(),
    actInviterQReqText: Html(),
  }),
});
export type SocialAct = Static<typeof SocialActSchema>;

/**
 * A contact who cannot be invited. Every required flag that is false is a reason. If all are true and `isAsked` is not
 * set, the contact keeps the reason private.
 */
export const IneligibleContactSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The contact meets the requirements. */
  qualifies: Type.Boolean(),
  youQualify: Type.Boolean(),
  /** Both characters are in the required place. */
  correctInstance: Type.Boolean(),
  /** The contact has not yet answered an earlier invitation here. Not in the specification. */
  isAsked: Type.Optional(Type.Boolean()),
});
export type IneligibleContact = Static<typeof IneligibleContactSchema>;

/** A chosen branch that requests the e-mail address of a friend without an account. */
export const ExternalSocialActSchema = Type.Object({
  branch: BranchSchema,
  actMessagePreview: Html(),
  branchId: Type.Integer(),
  /** Empty until entered. */
  targetEmailAddress: Type.String(),
  /** The player's confirmed address, which the e-mail shows. Empty without one. */
  userEmailAddress: Type.String(),
  actInviterQReqText: Html(),
});
export type ExternalSocialAct = Static<typeof ExternalSocialActSchema>;
