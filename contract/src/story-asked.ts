import { type Static, Type } from 'typebox';
import { BranchSchema, urgencies } from './storylet.ts';
import { Html, oneOf } from './wording.ts';

/** A chosen branch that waits for something to be named. */
export const RenameSchema = Type.Object({
  branch: BranchSchema,
  namableQualitiesPossessed: Type.Array(Type.Object({ qualityPossessedId: Type.Integer(), name: Html() })),
});
export type Rename = Static<typeof RenameSchema>;

/** A chosen branch that is asked about once more, to be tried with a second chance or left. */
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

/** A chosen branch that waits for somebody to be invited. */
export const SocialActSchema = Type.Object({
  branch: BranchSchema,
  /** One of the player's own is open already, and there may be one only. */
  uniqueActPending: Type.Boolean(),
  /** What the other will read. */
  actMessagePreview: Html(),
  urgency: oneOf(urgencies),
  isSocialEvent: Type.Boolean(),
  inviteeData: Type.Object({
    branchId: Type.Integer(),
    eligibleFriends: Type.Array(FriendSchema),
    addedFriendId: Type.Integer(),
    /** What is asked of the other, and of the player. */
    actQReqText: Html(),
    actInviterQReqText: Html(),
  }),
});
export type SocialAct = Static<typeof SocialActSchema>;

/** A chosen branch that waits for somebody to be written to who does not play yet. */
export const ExternalSocialActSchema = Type.Object({
  branch: BranchSchema,
  /** What the other will read. */
  actMessagePreview: Html(),
});
export type ExternalSocialAct = Static<typeof ExternalSocialActSchema>;
