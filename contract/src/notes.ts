import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Nothing, oneOf } from './wording.ts';

/** The kinds of subject a note can have; a card is a storylet, and a thing any quality on the sheet. */
export const noteKinds = ['storylet', 'branch', 'thing'] as const;
export type NoteKind = (typeof noteKinds)[number];

const subject = { kind: oneOf(noteKinds), id: Type.Integer() };

export const NoteSchema = Type.Object({
  ...subject,
  /** The name of what it is about, in plain text, as it was when the note was written last. */
  name: Type.String(),
  /** The player's own words, as they were written. */
  words: Type.String(),
  /** True if what it is about has left the world. */
  isGone: Type.Boolean(),
});
export type Note = Static<typeof NoteSchema>;

export const NotesReplySchema = Type.Object({ isSuccess: Type.Boolean(), notes: Type.Array(NoteSchema) });
export type NotesReply = Static<typeof NotesReplySchema>;

/** Calls beside the specification's: what a character writes beside the story, for nobody else. */
export const notes = {
  notes: endpoint({
    method: 'GET',
    path: '/extra/notes',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'All notes of a character, the newest first.',
    body: Nothing,
    reply: NotesReplySchema,
  }),
  note: endpoint({
    method: 'POST',
    path: '/extra/notes',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary:
      'Write a note on a storylet, a branch or a thing that is in sight, or noted already; without words it goes.',
    body: Type.Object({ ...subject, words: Type.String() }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String(), note: Type.Optional(NoteSchema) }),
  }),
};
