import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

export const useResetRequest = () =>
  useSingleMutation({
    mutationKey: ['ask for a link'],
    mutationFn: (emailAddress: string) => call('POST /settings/requestpasswordreset', { emailAddress }),
  });

export type NewPassword = { readonly token: string; readonly password: string };

export const usePasswordReset = () =>
  useSingleMutation({
    mutationKey: ['reset password'],
    mutationFn: (form: NewPassword) => call('POST /settings/resetpassword', form),
  });

/** The error of the password itself. The form stays open for another one. */
export const passwordFault = (error: Error | null): string | undefined => {
  const fault = error instanceof Refused ? error.fields.passwordErrorMessage : undefined;
  return typeof fault === 'string' ? fault : undefined;
};

/** The server's reason for the failure, or a general message. */
export const resetTrouble = (error: Error): string =>
  error instanceof Refused && error.fields.message ? error.message : 'Something went wrong. Please try again.';
