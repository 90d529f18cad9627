import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SuccessReply } from './wording.ts';

export const passwordReset = {
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/settings/requestpasswordreset',
    who: 'anyone',
    repeat: 'settles',
    rate: 'sign in',
    summary: 'Send a link for a new password, if there is such an account. The answer is the same if there is none.',
    body: Type.Object({ emailAddress: Type.String() }),
    reply: SuccessReply,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/settings/resetpassword',
    who: 'anyone',
    repeat: 'settles',
    rate: 'sign in',
    summary:
      'Set a new password by the token of such a link. Refusals of the password name the field: passwordErrorMessage.',
    body: Type.Object({ password: Type.String(), token: Type.String() }),
    reply: SuccessReply,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/extra/password',
    who: 'account',
    recent: true,
    repeat: 'settles',
    rate: 'act',
    summary: 'Set another password, and end all other sessions. A refusal names the field: passwordErrorMessage.',
    body: Type.Object({ password: Type.String() }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
};
