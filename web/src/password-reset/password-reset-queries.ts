import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

export const useResetRequest = () =>
  useSingleMutation({
    mutationKey: ['request password reset'],
    mutationFn: (emailAddress: string) => call('POST /settings/requestpasswordreset', { emailAddress }),
  });

export type NewPassword = { readonly token: string; readonly password: string };

export const usePasswordReset = () =>
  useSingleMutation({
    mutationKey: ['reset password'],
    mutationFn: (form: NewPassword) => call('POST /settings/resetpassword', form),
  });

/**
 * Returns the error if the password itself is invalid, otherwise undefined. After such an error, the form stays open
 * for another password.
 */
export const passwordFault = (error: Error | null): string | undefined => {
  const fault = error instanceof Refused ? error.fields.passwordErrorMessage : undefined;
  return typeof fault === 'string' ? fault : undefined;
};

/** Returns the server's reason, or a general message. */
export const resetTrouble = (error: Error): string =>
  error instanceof Refused && error.fields.message ? error.message : 'Something went wrong. Please try again.';
