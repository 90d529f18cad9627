import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { OptionalUndo } from './undo.ts';
import { Html, IsoMoment, Nothing, oneOf, RowId, SuccessReply } from './wording.ts';

/** Message types. The first four offer an action to the reader. The others only inform and can be deleted. */
export const messageTypes = [
  'InvitationFromYou',
  'InvitationToYou',
  'SocialMessage',
  'StoryletMessage',
  'LetterMessage',
  'AcceptedMessage',
  'DeclinedMessage',
  'CancelledMessage',
  'ExpiredMessage',
] as const;
export type MessageType = (typeof messageTypes)[number];

export const MessageSchema = Type.Object({
  type: oneOf(messageTypes),
  id: RowId,
  /**
   * For an invitation and its later messages, the same as `id`; the invitation endpoints take this id. For a
   * `StoryletMessage`, the id of the storylet to begin.
   */
  relatedId: RowId,
  title: Html(),
  description: Html(),
  image: Type.String(),
  date: IsoMoment,
  /** Age of the message in words, at the time of the reply. */
  ago: Type.String(),
  /** False while the message needs a response. Not in the specification. */
  canDelete: Type.Boolean(),
  /** Name of the other character, if there is one. Not in the specification. */
  characterName: Type.Optional(Type.String()),
  /** True if the other character sent the invitation, false if the reader did. Not in the specification. */
  isFromOther: Type.Optional(Type.Boolean()),
  /** For an accepted invitation: what the reader reads of the act, and the face of the other character, if present. */
  story: Type.Optional(Html()),
  otherFace: Type.Optional(Type.String()),
});
export type Message = Static<typeof MessageSchema>;

export const MessagesReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** Messages that offer an action, newest first. */
  interactions: Type.Array(MessageSchema),
  /** Messages that only inform, newest first. */
  feedMessages: Type.Array(MessageSchema),
});
export type MessagesReply = Static<typeof MessagesReplySchema>;

const asCharacter = { who: 'character' } as const;
const ById = Type.Object({ id: RowId });

export const messages = {
  messages: endpoint({
    ...asCharacter,
    method: 'GET',
    path: '/messages',
    repeat: 'settles',
    rate: 'read',
    summary:
      'All messages of a character: ones that offer an action, and ones that only inform. Includes timed stories that are due now.',
    body: Nothing,
    reply: MessagesReplySchema,
  }),
  interactions: endpoint({
    ...asCharacter,
    method: 'GET',
    path: '/messages/interactions',
    repeat: 'settles',
    rate: 'read',
    summary: 'Only the messages that offer an action.',
    body: Nothing,
    reply: Type.Array(MessageSchema),
  }),
  message: endpoint({
    ...asCharacter,
    method: 'GET',
    path: '/messages/:id',
    repeat: 'reads',
    rate: 'read',
    summary: 'One message.',
    body: ById,
    reply: Type.Object({ isSuccess: Type.Boolean(), content: MessageSchema }),
  }),
  deleteMessage: endpoint({
    ...asCharacter,
    method: 'POST',
    path: '/messages/deletemessage',
    olderPaths: ['/messages/deletemessage/:id'],
    repeat: 'settles',
    rate: 'act',
    summary: 'Delete a message that needs no response, with its text.',
    body: ById,
    reply: Type.Object({ ...SuccessReply.properties, undo: OptionalUndo }),
  }),
  emailMessage: endpoint({
    ...asCharacter,
    method: 'POST',
    path: '/messages/emailmessage',
    olderPaths: ['/messages/emailmessage/:id'],
    repeat: 'by key',
    rate: 'mail',
    summary: 'E-mail a copy of a message to the caller’s own address.',
    body: ById,
    reply: SuccessReply,
  }),
};
