import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { IsoMoment, Nothing } from './words.ts';

export const ActionsReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  actions: Type.Integer(),
  actionBankSize: Type.Integer(),
  currentTime: IsoMoment,
  /** Absent while the bank is full. */
  nextActionAt: Type.Optional(IsoMoment),
});
export type ActionsReply = Static<typeof ActionsReplySchema>;

export const actions = {
  actions: endpoint({
    method: 'GET',
    path: '/character/actions',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'Actions left, and when the next one comes.',
    body: Nothing,
    reply: ActionsReplySchema,
  }),
};
