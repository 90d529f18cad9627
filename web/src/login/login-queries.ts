import { useQueryClient } from '@tanstack/react-query';
import type { RegistrationFieldErrors } from '@underhall/contract';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { beginSession, useBeginning } from '../api/session.ts';
import { keepToken } from '../api/token.ts';

export type LogIn = { readonly email: string; readonly password: string; readonly isRemembered: boolean };
export type SignUp = { readonly userName: string; readonly emailAddress: string; readonly password: string };

export function useLogIn() {
  const cache = useQueryClient();
  return useBeginning({
    mutationFn: ({ email, password }: LogIn) => call('POST /login', { email, password }),
    onSuccess: (reply, { isRemembered }) => {
      keepToken(reply.jwt, isRemembered);
      beginSession(cache, reply);
    },
  });
}

/** A new account stays signed in on the machine it was made on. */
export function useSignUp() {
  const cache = useQueryClient();
  return useBeginning({
    mutationFn: (form: SignUp) => call('POST /register/emailregisteruser', form),
    onSuccess: (reply) => {
      keepToken(reply.jwt, true);
      beginSession(cache, reply);
    },
  });
}

export const logInTrouble = (error: Error): string =>
  error instanceof Refused ? 'We were not able to log you in with the credentials you supplied.' : error.message;

/** The server's complaint about each field. */
export const fieldErrors = (error: Error | null): RegistrationFieldErrors =>
  error instanceof Refused ? error.fields : {};
