import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { IsoMoment, Nothing } from './wording.ts';

export const ActionsReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  actions: Type.Integer(),
  actionBankSize: Type.Integer(),
  currentTime: IsoMoment,
  /** The moment of the next action; absent while the bank is full. */
  nextActionAt: Type.Optional(IsoMoment),
  /** The same, under its older name. */
  nextActionsAt: Type.Optional(IsoMoment),
  /** The counter of actions spent since it was last reset, visible to characters who have one. */
  chronograph: Type.Object({ isVisible: Type.Boolean(), actionCount: Type.Integer() }),
  message: Type.Optional(Type.String()),
});
export type ActionsReply = Static<typeof ActionsReplySchema>;

const asCharacter = { who: 'character', body: Nothing, reply: ActionsReplySchema } as const;

export const actions = {
  actions: endpoint({
    ...asCharacter,
    method: 'GET',
    path: '/character/actions',
    repeat: 'reads',
    rate: 'read',
    summary: 'Actions left, and when the next one comes.',
  }),
  resetChronograph: endpoint({
    ...asCharacter,
    method: 'GET',
    path: '/character/resetchrono',
    repeat: 'settles',
    rate: 'act',
    summary: 'Set the chronograph back: it counts the actions spent from here on.',
  }),
  /** A call for testers, beside the specification's. */
  refreshByForce: endpoint({
    ...asCharacter,
    method: 'POST',
    path: '/extra/actions/refresh',
    repeat: 'settles',
    rate: 'act',
    summary: 'Fill the bank of actions for nothing. Only in the environments local and staging; 404 elsewhere.',
  }),
};
