import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { IsoMoment, Nothing } from './wording.ts';

export const ActionsReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  actions: Type.Integer(),
  actionBankSize: Type.Integer(),
  currentTime: IsoMoment,
  /** Time at which the next action arrives. Absent at the maximum number of actions. */
  nextActionAt: Type.Optional(IsoMoment),
  /** Older name of the previous field. */
  nextActionsAt: Type.Optional(IsoMoment),
  /** Minutes from one action to the next. Not in the specification. */
  minutesPerAction: Type.Integer(),
  /** Number of actions spent since the last reset. Only shown to characters who own a chronograph. */
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
    summary: 'Number of actions, and when the next one arrives.',
  }),
  resetChronograph: endpoint({
    ...asCharacter,
    method: 'GET',
    path: '/character/resetchrono',
    repeat: 'settles',
    rate: 'act',
    summary: 'Reset the chronograph, which counts spent actions.',
  }),
  /** For testers. Not in the specification. */
  refreshByForce: endpoint({
    ...asCharacter,
    method: 'POST',
    path: '/extra/actions/refresh',
    repeat: 'settles',
    rate: 'act',
    summary: 'Fill the action bank for free. 404 except in the environments local and staging.',
  }),
};
