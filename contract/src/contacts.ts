import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Nothing, RowId } from './wording.ts';

export const ContactSchema = Type.Object({
  /** Character id, as used by `targetCharacterId`. */
  id: RowId,
  userId: RowId,
  name: Type.String(),
  /** Not secret: players sign in with an e-mail address. */
  userName: Type.String(),
});
export type Contact = Static<typeof ContactSchema>;

export const CompanySchema = Type.Object({
  /** Only contacts may send invitations. */
  contactsOnly: Type.Boolean(),
  /** Whether the game may suggest the player to others who look for somebody to invite. */
  canBeSuggested: Type.Boolean(),
});
export type Company = Static<typeof CompanySchema>;

/** Sorted by username, ignoring case. */
export const ContactsReplySchema = Type.Object({ isSuccess: Type.Boolean(), contacts: Type.Array(ContactSchema) });
export type ContactsReply = Static<typeof ContactsReplySchema>;

export const CompanyReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  ...CompanySchema.properties,
  blocked: Type.Array(ContactSchema),
});
export type CompanyReply = Static<typeof CompanyReplySchema>;

const changing = { method: 'POST', who: 'character', repeat: 'settles', rate: 'social' } as const;
const Message = { isSuccess: Type.Boolean(), message: Type.String() };

export const contacts = {
  contacts: endpoint({
    method: 'GET',
    path: '/contact',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The contacts of a character.',
    body: Nothing,
    reply: ContactsReplySchema,
  }),
  add: endpoint({
    ...changing,
    path: '/contact/addcontact',
    olderPaths: ['/contact/addcontact/:userName', '/addcontact/:userName'],
    summary: 'Add a contact by username or character name. The other player is not notified.',
    body: Type.Object({ userName: Type.Optional(Type.String()) }),
    reply: Type.Object({ ...Message, contact: ContactSchema }),
  }),
  remove: endpoint({
    ...changing,
    path: '/contact/deletecontact',
    olderPaths: ['/contact/deletecontact/:contactId'],
    summary: 'Remove a contact. The other player is not notified.',
    body: Type.Object({ contactId: RowId }),
    reply: Type.Object(Message),
  }),
  addFromProvider: endpoint({
    ...changing,
    path: '/contacts/addfacebookcontacts',
    summary: 'Import contacts from a sign-in provider. The list does not change if no provider supplies contacts.',
    body: Nothing,
    reply: ContactsReplySchema,
  }),
  company: endpoint({
    method: 'GET',
    path: '/extra/company',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'Who may contact the player, and the players that they have blocked.',
    body: Nothing,
    reply: CompanyReplySchema,
  }),
  setCompany: endpoint({
    ...changing,
    path: '/extra/company',
    summary: 'Set who may contact the player. Fields that are absent do not change.',
    body: Type.Partial(CompanySchema),
    reply: Type.Object({ ...Message, ...CompanySchema.properties }),
  }),
  block: endpoint({
    ...changing,
    path: '/extra/block',
    summary:
      'Block a player, by name or by one of their invitations. Neither can then reach the other. The blocked player is not notified.',
    body: Type.Object({ name: Type.Optional(Type.String()), messageId: Type.Optional(RowId) }),
    reply: Type.Object({ ...Message, blocked: ContactSchema }),
  }),
  unblock: endpoint({
    ...changing,
    path: '/extra/unblock',
    summary: 'Unblock a player. Removed contacts and cancelled invitations are not restored.',
    body: Type.Object({ characterId: RowId }),
    reply: Type.Object(Message),
  }),
};
