import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { ResultMessageSchema } from './story-message.ts';

/** What came of bringing a code: to whoever redeems it, and to whoever logs in or arrives with one. */
export const AccessCodeResultSchema = Type.Object({
  success: Type.Boolean(),
  /** Plain words. */
  message: Type.String(),
  /** What the code gave, as a result of a story would tell it. */
  messages: Type.Optional(Type.Array(ResultMessageSchema)),
});
export type AccessCodeResult = Static<typeof AccessCodeResultSchema>;

/** A code as whoever brings it is shown it; all its texts are plain words. */
export const AccessCodeSchema = Type.Object({
  name: Type.String(),
  image: Type.String(),
  initialMessage: Type.String(),
  completedMessage: Type.String(),
  /** What a player is asked before it is redeemed. */
  challenge: Type.String(),
  /** Is there something to ask? Not any more once there is a result. */
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
    summary: 'What a code says before it is redeemed. Refused for a code that does not exist or is used up.',
    body: Type.Object({ name: Type.String() }),
    reply: Type.Object({ isSuccess: Type.Boolean(), accessCode: AccessCodeSchema }),
  }),
  redeemAccessCode: endpoint({
    method: 'POST',
    path: '/accesscode/processaccesscode',
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Redeem a code, once for each character. A code that did not work is told in the same shape.',
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
