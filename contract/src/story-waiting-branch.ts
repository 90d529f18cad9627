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
    /** The one who is chosen at first: whom one asked to this last, while they can be asked. */
    designatedFriend: Type.Optional(FriendSchema),
    /** 0 before anybody was added. */
    addedFriendId: Type.Integer(),
    /** Requirements of the invited player, and of the player who invites, in words. */
    actQReqText: Html(),
    actInviterQReqText: Html(),
  }),
});
export type SocialAct = Static<typeof SocialActSchema>;

/**
 * A contact who cannot be asked, and why: what is not true is a reason. Where nothing is untrue the reason is their own.
 */
export const IneligibleContactSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** They have what it asks of them. */
  qualifies: Type.Boolean(),
  /** So has the one who asks. */
  youQualify: Type.Boolean(),
  /** Both are where they have to be. */
  correctInstance: Type.Boolean(),
  /** They have been asked to it, and have not answered. A field beside the specification's. */
  isAsked: Type.Optional(Type.Boolean()),
});
export type IneligibleContact = Static<typeof IneligibleContactSchema>;

/** A chosen branch that asks for the e-mail address of a friend who does not play yet. */
export const ExternalSocialActSchema = Type.Object({
  branch: BranchSchema,
  /** Preview of the text to the other player. */
  actMessagePreview: Html(),
  branchId: Type.Integer(),
  /** Nobody's, before one is written down. */
  targetEmailAddress: Type.String(),
  /** The confirmed address of the player, which the letter names; empty while there is none. */
  userEmailAddress: Type.String(),
  /** Requirements of the player who invites, in words. */
  actInviterQReqText: Html(),
});
export type ExternalSocialAct = Static<typeof ExternalSocialActSchema>;
