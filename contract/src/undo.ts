import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { oneOf, RowId } from './wording.ts';

/** Things that a player can get back after removing them. */
export const undoKinds = ['mark', 'note', 'tag', 'message', 'target', 'plan', 'card'] as const;
export type UndoKind = (typeof undoKinds)[number];

/** In the reply of a call that removed something: how to get it back. Not in the specification. */
export const UndoSchema = Type.Object({
  id: RowId,
  kind: oneOf(undoKinds),
  /** Milliseconds from this reply until the server refuses to undo. */
  remainingMs: Type.Integer(),
});
export type Undo = Static<typeof UndoSchema>;

export const OptionalUndo = Type.Optional(UndoSchema);

export const undo = {
  undo: endpoint({
    method: 'POST',
    path: '/extra/undo',
    who: 'character',
    repeat: 'settles',
    rate: 'act',
    summary:
      'Restore what the caller removed in the last ten seconds, by the `undo` of the reply. A discarded card returns only if nothing was drawn, played or moved since.',
    body: Type.Object({ id: RowId }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String(), kind: oneOf(undoKinds) }),
  }),
};
