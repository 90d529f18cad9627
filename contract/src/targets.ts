import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { OptionalUndo } from './undo.ts';
import { Html, Nothing } from './wording.ts';

export const TargetSchema = Type.Object({
  qualityId: Type.Integer(),
  name: Html(),
  image: Type.String(),
  /** Effective level, including worn items. */
  level: Type.Integer(),
  target: Type.Integer(),
});
export type Target = Static<typeof TargetSchema>;

export const TargetsReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  targets: Type.Array(TargetSchema),
  most: Type.Integer(),
  undo: OptionalUndo,
});
export type TargetsReply = Static<typeof TargetsReplySchema>;

/** Levels that a player wants to reach. Not in the specification. */
export const targets = {
  targets: endpoint({
    method: 'GET',
    path: '/extra/targets',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The targets of a character, in the order of creation.',
    body: Nothing,
    reply: TargetsReplySchema,
  }),
  setTarget: endpoint({
    method: 'POST',
    path: '/extra/targets',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Set or change the target of a quality on the sheet. 0 removes it. The reply contains all targets.',
    body: Type.Object({ qualityId: Type.Integer(), target: Type.Integer() }),
    reply: TargetsReplySchema,
  }),
};
