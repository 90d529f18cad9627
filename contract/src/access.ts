import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { ResultMessageSchema } from './story-message.ts';

export const AccessCodeResultSchema = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  messages: Type.Optional(Type.Array(ResultMessageSchema)),
});
export type AccessCodeResult = Static<typeof AccessCodeResultSchema>;

/** All texts are plain text. */
export const AccessCodeSchema = Type.Object({
  name: Type.String(),
  image: Type.String(),
  initialMessage: Type.String(),
  completedMessage: Type.String(),
  /** Question that the player confirms before redeeming. */
  challenge: Type.String(),
  /** Whether the client shows `challenge`. False once the code has a result. */
  displayChallenge: Type.Boolean(),
  result: Type.Optional(AccessCodeResultSchema),
});
export type AccessCode = Static<typeof AccessCodeSchema>;

export const access = {
  accessCode: endpoint({
    method: 'POST',
    path: '/accesscode/:name',
    who: 'anyone',
    repeat: 'reads',
    rate: 'read',
    summary: 'Texts of an access code, before redeeming it. Refused if the code does not exist or is used up.',
    body: Type.Object({ name: Type.String() }),
    reply: Type.Object({ isSuccess: Type.Boolean(), accessCode: AccessCodeSchema }),
  }),
  redeemAccessCode: endpoint({
    method: 'POST',
    path: '/accesscode/processaccesscode',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Redeem a code, once for each character. A failure has the same reply format.',
    body: Type.Object({ accessCodeName: Type.String() }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      success: Type.Boolean(),
      message: Type.String(),
      messages: Type.Optional(Type.Array(ResultMessageSchema)),
      accessCode: Type.Optional(AccessCodeSchema),
    }),
  }),
};
