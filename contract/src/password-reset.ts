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
    summary: 'E-mail a link that resets the password. The reply is the same if there is no such account.',
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
      'Set a new password with the token of the link. Errors of the password name the field: passwordErrorMessage.',
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
    summary: 'Change the password, and end all other sessions. Errors name the field: passwordErrorMessage.',
    body: Type.Object({ password: Type.String() }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
};
