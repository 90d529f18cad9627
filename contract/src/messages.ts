import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Html, IsoMoment, Nothing, oneOf, RowId, SuccessReply } from './wording.ts';

/** Types of message: the first four wait for something that their reader may do, the others tell and can be thrown away. */
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
   * Of an invitation, and of what it leads into, what its calls are given, and the same as `id`; of a `StoryletMessage`
   * the storylet to begin.
   */
  relatedId: RowId,
  title: Html(),
  description: Html(),
  image: Type.String(),
  date: IsoMoment,
  /** The age in words, as it was when this was answered. */
  ago: Type.String(),
  /** False while it waits for an answer. A field beside the specification's. */
  canDelete: Type.Boolean(),
  /** The name of the character it is from or to, where there is one. A field beside the specification's. */
  characterName: Type.Optional(Type.String()),
  /** True if that character asked the reader, and not the reader them. A field beside the specification's. */
  isFromOther: Type.Optional(Type.Boolean()),
});
export type Message = Static<typeof MessageSchema>;

export const MessagesReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** All that waits for something, the newest first. */
  interactions: Type.Array(MessageSchema),
  /** All that tells something, the newest first. */
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
      'All messages of a character: those that wait for something, and those that tell. What has come due is among them.',
    body: Nothing,
    reply: MessagesReplySchema,
  }),
  interactions: endpoint({
    ...asCharacter,
    method: 'GET',
    path: '/messages/interactions',
    repeat: 'settles',
    rate: 'read',
    summary: 'The messages that wait for something alone.',
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
    summary: 'Throw away a message that waits for no answer. Its words are gone.',
    body: ById,
    reply: SuccessReply,
  }),
  emailMessage: endpoint({
    ...asCharacter,
    method: 'POST',
    path: '/messages/emailmessage',
    olderPaths: ['/messages/emailmessage/:id'],
    repeat: 'by key',
    rate: 'mail',
    summary: 'Send a copy of a message to the address of one’s own account.',
    body: ById,
    reply: SuccessReply,
  }),
};
