import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { IsoMoment, Nothing } from './wording.ts';

export const ActionsReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  actions: Type.Integer(),
  actionBankSize: Type.Integer(),
  currentTime: IsoMoment,
  /** Absent while the bank is full. */
  nextActionAt: Type.Optional(IsoMoment),
  /** The same, under its older name. */
  nextActionsAt: Type.Optional(IsoMoment),
  /** Whether the character has one, and the actions spent since it was last set back. */
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
  /** Our own, for those who try the game out. */
  refreshByForce: endpoint({
    ...asCharacter,
    method: 'POST',
    path: '/extra/actions/refresh',
    repeat: 'settles',
    rate: 'act',
    summary: 'A full candle for nothing. Only in the environments local and staging; 404 elsewhere.',
  }),
};
