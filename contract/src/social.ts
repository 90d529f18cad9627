import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { MessageSchema } from './messages.ts';
import { StoryReplySchema } from './story.ts';
import { ResultMessageSchema } from './story-message.ts';
import { FriendSchema, IneligibleContactSchema } from './story-waiting-branch.ts';
import { Html, IsoMoment, RowId, SuccessReply } from './wording.ts';

const asCharacter = { method: 'POST', who: 'character', rate: 'social' } as const;
/** Invitation id: the `relatedId` of the invitation's message. */
const ById = Type.Object({ id: RowId });

/** Something that the player and another one did together. */
export const SharedActSchema = Type.Object({
  /** Id of the accepted invitation, as `answerInKind` takes it. */
  id: RowId,
  name: Html(),
  image: Type.String(),
  story: Html('what the caller read of it'),
  dateTime: IsoMoment,
  ago: Type.String(),
  /** True if the other player sent the invitation. */
  isFromOther: Type.Boolean(),
  /** Present for a contest. */
  hasWon: Type.Optional(Type.Boolean()),
  /** Plain text: why the caller cannot send an invitation of this kind now. Absent if nothing on their side prevents it. */
  reason: Type.Optional(Type.String()),
});
export type SharedAct = Static<typeof SharedActSchema>;

/** Newest first. Pages are numbered from 0. */
export const TogetherReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  acts: Type.Array(SharedActSchema),
  count: Type.Integer(),
  page: Type.Integer(),
  pageCount: Type.Integer(),
});
export type TogetherReply = Static<typeof TogetherReplySchema>;

export const social = {
  invite: endpoint({
    ...asCharacter,
    path: '/storylet/sendinternalsocialact',
    repeat: 'by key',
    summary:
      'Invite another character to the social act of the chosen branch. The sender pays for the branch and sees its result.',
    body: Type.Object({
      branchId: Type.Integer(),
      targetCharacterId: RowId,
      userMessage: Type.Optional(Type.String()),
    }),
    reply: StoryReplySchema,
  }),
  inviteOutside: endpoint({
    ...asCharacter,
    path: '/storylet/sendexternalsocialact',
    repeat: 'by key',
    rate: 'mail',
    summary:
      'Invite a person without an account by e-mail, with a fixed text. The sender pays for the branch and sees its result, even if the address has an account.',
    body: Type.Object({
      branchId: Type.Integer(),
      targetEmailAddress: Type.String(),
      /** The sender’s own confirmed address. */
      userEmailAddress: Type.Optional(Type.String()),
    }),
    reply: StoryReplySchema,
  }),
  ineligible: endpoint({
    ...asCharacter,
    path: '/storylet/ineligiblecontacts',
    repeat: 'reads',
    rate: 'read',
    summary: 'The contacts who cannot be invited to the social act of the chosen branch, with reasons.',
    body: Type.Object({ branchId: Type.Integer() }),
    reply: Type.Object({ isSuccess: Type.Boolean(), ineligibleContacts: Type.Array(IneligibleContactSchema) }),
  }),
  addForAct: endpoint({
    ...asCharacter,
    path: '/storylet/addcontact',
    repeat: 'settles',
    summary: 'Add a contact by username or character name while choosing whom to invite.',
    body: Type.Object({
      branchId: Type.Integer(),
      username: Type.String(),
    }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      addedFriendId: Type.Integer(),
      eligibleFriends: Type.Array(FriendSchema),
    }),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/storylet/suggest',
    who: 'character',
    repeat: 'reads',
    rate: 'social',
    summary:
      'The username of a player who is not a contact yet and can be invited to the social act of the chosen branch.',
    body: Type.Object({ branchid: Type.Integer() }),
    reply: Type.Object({ isSuccess: Type.Boolean(), name: Type.String() }),
  }),
  together: endpoint({
    method: 'GET',
    path: '/extra/together',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary:
      'What the caller and another character did together by invitation, with the text that the caller read. Both have such a list. Blocking deletes both.',
    body: Type.Object({ characterId: RowId, page: Type.Optional(Type.Integer({ minimum: 0 })) }),
    reply: TogetherReplySchema,
  }),
  answerInKind: endpoint({
    ...asCharacter,
    path: '/extra/together/answer',
    repeat: 'by key',
    summary:
      'Open the form for another invitation to the act of an accepted one, with the other player selected. Nothing is paid or sent.',
    body: ById,
    reply: StoryReplySchema,
  }),
  /** Used by the page that an invitation e-mail links to. Not in the specification. */
  invited: endpoint({
    method: 'GET',
    path: '/extra/invited',
    who: 'anyone',
    repeat: 'reads',
    rate: 'sign in',
    summary: 'The invitation behind the link of an invitation e-mail.',
    body: Type.Object({ token: Type.String() }),
    reply: Type.Object({ isSuccess: Type.Boolean(), name: Html(), image: Type.String(), description: Html() }),
  }),
  accept: endpoint({
    ...asCharacter,
    path: '/messages/acceptinvitation',
    olderPaths: ['/messages/acceptinvitation/:id'],
    repeat: 'first reply',
    summary: 'Accept an invitation. It takes effect on both characters, or on neither.',
    body: ById,
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      actions: Type.Integer(),
      /** The updated message. Absent if the message has been deleted. */
      content: Type.Optional(MessageSchema),
      interaction: Type.Optional(MessageSchema),
      /** Changes to the character who accepted. */
      messages: Type.Array(ResultMessageSchema),
    }),
  }),
  reject: endpoint({
    ...asCharacter,
    path: '/messages/rejectinvitation',
    olderPaths: ['/messages/rejectinvitation/:id'],
    repeat: 'first reply',
    summary: 'Decline an invitation. It costs neither player anything.',
    body: ById,
    reply: SuccessReply,
  }),
  cancel: endpoint({
    ...asCharacter,
    path: '/messages/cancelinvitation',
    olderPaths: ['/messages/cancelinvitation/:id'],
    repeat: 'first reply',
    summary: 'Cancel an invitation that the caller sent.',
    body: ById,
    reply: SuccessReply,
  }),
  beginEvent: endpoint({
    ...asCharacter,
    path: '/storylet/beginsocialevent',
    olderPaths: ['/storylet/beginsocialevent/:id'],
    repeat: 'by key',
    summary: 'Begin the storylet of an accepted invitation. `POST /storylet` then returns it.',
    body: ById,
    reply: SuccessReply,
  }),
};
