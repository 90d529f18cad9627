import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { MessageSchema } from './messages.ts';
import { StoryReplySchema } from './story.ts';
import { ResultMessageSchema } from './story-message.ts';
import { Done, RowId } from './wording.ts';

const asCharacter = { method: 'POST', who: 'character', rate: 'social' } as const;
/** An invitation by its number: the `relatedId` of the message that tells of it. */
const ById = Type.Object({ id: RowId });

export const social = {
  invite: endpoint({
    ...asCharacter,
    path: '/storylet/sendinternalsocialact',
    repeat: 'by key',
    summary: 'Invite another character to the act that a chosen branch is: the branch is paid and told.',
    body: Type.Object({
      branchId: Type.Integer(),
      targetCharacterId: RowId,
      userMessage: Type.Optional(Type.String()),
    }),
    reply: StoryReplySchema,
  }),
  accept: endpoint({
    ...asCharacter,
    path: '/messages/acceptinvitation',
    olderPaths: ['/messages/acceptinvitation/:id'],
    repeat: 'first reply',
    summary: 'Accept an invitation: what it does happens to both, or to neither.',
    body: ById,
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      actions: Type.Integer(),
      /** The message as it is from now on; none if it was thrown away since. */
      content: Type.Optional(MessageSchema),
      interaction: Type.Optional(MessageSchema),
      /** The changes of the one who accepted. */
      messages: Type.Array(ResultMessageSchema),
    }),
  }),
  reject: endpoint({
    ...asCharacter,
    path: '/messages/rejectinvitation',
    olderPaths: ['/messages/rejectinvitation/:id'],
    repeat: 'first reply',
    summary: 'Decline an invitation. It costs neither side anything.',
    body: ById,
    reply: Done,
  }),
  cancel: endpoint({
    ...asCharacter,
    path: '/messages/cancelinvitation',
    olderPaths: ['/messages/cancelinvitation/:id'],
    repeat: 'first reply',
    summary: 'Take back an invitation that one sent.',
    body: ById,
    reply: Done,
  }),
  beginEvent: endpoint({
    ...asCharacter,
    path: '/storylet/beginsocialevent',
    olderPaths: ['/storylet/beginsocialevent/:id'],
    repeat: 'by key',
    summary: 'Begin what an accepted invitation leads into: a look then finds it open.',
    body: ById,
    reply: Done,
  }),
};
