import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Nothing, RowId } from './wording.ts';

/** A contact of the player. */
export const ContactSchema = Type.Object({
  /** Character id, as used by `targetCharacterId`. */
  id: RowId,
  /** Account id. */
  userId: RowId,
  /** Character name. */
  name: Type.String(),
  /** Username. Not secret: players sign in with an e-mail address. */
  userName: Type.String(),
});
export type Contact = Static<typeof ContactSchema>;

/** The player's preferences about strangers. */
export const CompanySchema = Type.Object({
  /** Only contacts may send invitations. */
  contactsOnly: Type.Boolean(),
  /** Whether the player may be suggested to others who look for company. */
  canBeSuggested: Type.Boolean(),
});
export type Company = Static<typeof CompanySchema>;

/** Contacts sorted by username, ignoring case. */
export const ContactsReplySchema = Type.Object({ isSuccess: Type.Boolean(), contacts: Type.Array(ContactSchema) });
export type ContactsReply = Static<typeof ContactsReplySchema>;

export const CompanyReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  ...CompanySchema.properties,
  /** Players that the caller has blocked. */
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
    summary: 'Add somebody to one’s contacts, by the name of their account or of their character. They are not told.',
    body: Type.Object({ userName: Type.Optional(Type.String()) }),
    reply: Type.Object({ ...Message, contact: ContactSchema }),
  }),
  remove: endpoint({
    ...changing,
    path: '/contact/deletecontact',
    olderPaths: ['/contact/deletecontact/:contactId'],
    summary: 'Take somebody off one’s contacts. They are not told.',
    body: Type.Object({ contactId: RowId }),
    reply: Type.Object(Message),
  }),
  addFromProvider: endpoint({
    ...changing,
    path: '/contacts/addfacebookcontacts',
    summary: 'Take over contacts from a provider of sign-in; without one that tells them, the list stays as it is.',
    body: Nothing,
    reply: ContactsReplySchema,
  }),
  company: endpoint({
    method: 'GET',
    path: '/extra/company',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'What a player wants of people they do not know, and whom they have blocked.',
    body: Nothing,
    reply: CompanyReplySchema,
  }),
  setCompany: endpoint({
    ...changing,
    path: '/extra/company',
    summary: 'Say what one wants of people one does not know. What is left out stays as it is.',
    body: Type.Partial(CompanySchema),
    reply: Type.Object({ ...Message, ...CompanySchema.properties }),
  }),
  block: endpoint({
    ...changing,
    path: '/extra/block',
    summary:
      'Block somebody, by a name as a contact is added or by an invitation: neither reaches the other from then on. They are not told.',
    body: Type.Object({ name: Type.Optional(Type.String()), messageId: Type.Optional(RowId) }),
    reply: Type.Object({ ...Message, blocked: ContactSchema }),
  }),
  unblock: endpoint({
    ...changing,
    path: '/extra/unblock',
    summary: 'Block somebody no longer. What blocking took away does not come back.',
    body: Type.Object({ characterId: RowId }),
    reply: Type.Object(Message),
  }),
};
