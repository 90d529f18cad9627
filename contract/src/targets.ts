import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Html, Nothing } from './wording.ts';

/** A level that the player wants of a quality. */
export const TargetSchema = Type.Object({
  qualityId: Type.Integer(),
  name: Html(),
  image: Type.String(),
  /** The level as it counts now, with what is worn; and the one that is wanted. */
  level: Type.Integer(),
  target: Type.Integer(),
});
export type Target = Static<typeof TargetSchema>;

export const TargetsReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  targets: Type.Array(TargetSchema),
  /** The most targets there can be. */
  most: Type.Integer(),
});
export type TargetsReply = Static<typeof TargetsReplySchema>;

/** Calls beside the specification's: what a player has set out to have. */
export const targets = {
  targets: endpoint({
    method: 'GET',
    path: '/extra/targets',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The targets of a character, in the order in which they were set.',
    body: Nothing,
    reply: TargetsReplySchema,
  }),
  setTarget: endpoint({
    method: 'POST',
    path: '/extra/targets',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Set a target on a quality of the sheet, or change it; 0 takes it away. The reply has all of them.',
    body: Type.Object({ qualityId: Type.Integer(), target: Type.Integer() }),
    reply: TargetsReplySchema,
  }),
};
