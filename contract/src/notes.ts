import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { OptionalUndo } from './undo.ts';
import { Nothing, oneOf } from './wording.ts';

/** What a note can be about. `storylet` includes cards, and `thing` is any quality on the sheet. */
export const noteKinds = ['storylet', 'branch', 'thing'] as const;
export type NoteKind = (typeof noteKinds)[number];

const subject = { kind: oneOf(noteKinds), id: Type.Integer() };

export const NoteSchema = Type.Object({
  ...subject,
  /** Name of the subject in plain text, as of the last edit. */
  name: Type.String(),
  /** The player's text, unformatted. */
  words: Type.String(),
  /** True if the world no longer contains the subject. */
  isGone: Type.Boolean(),
});
export type Note = Static<typeof NoteSchema>;

export const NotesReplySchema = Type.Object({ isSuccess: Type.Boolean(), notes: Type.Array(NoteSchema) });
export type NotesReply = Static<typeof NotesReplySchema>;

/** Private notes of a character. Not in the specification. */
export const notes = {
  notes: endpoint({
    method: 'GET',
    path: '/extra/notes',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'All notes of a character, newest first.',
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
      'Write a note on a storylet, branch or quality that the character can see or has a note on. An empty text deletes the note.',
    body: Type.Object({ ...subject, words: Type.String() }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      note: Type.Optional(NoteSchema),
      undo: OptionalUndo,
    }),
  }),
};
