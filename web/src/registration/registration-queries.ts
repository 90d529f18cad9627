import { useQueryClient } from '@tanstack/react-query';
import type { Calls, RegistrationFieldErrors } from '@underhall/contract';
import { accessCodeField } from '../api/access-code.ts';
import { namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { completeSignIn, useSessionMutation } from '../api/session.ts';

export type SignUp = { readonly userName: string; readonly emailAddress: string; readonly password: string };

/** Creates an account. The player stays signed in on this device. */
export function useSignUp() {
  const cache = useQueryClient();
  return useSessionMutation({
    mutationFn: (form: SignUp) => call('POST /register/emailregisteruser', { ...form, ...accessCodeField(cache) }),
    onSuccess: (reply) => completeSignIn(cache, reply, true),
  });
}

export const fieldErrors = (error: Error | null): RegistrationFieldErrors =>
  error instanceof Refused ? error.fields : {};

declare module '../api/answers.ts' {
  interface Answers {
    readonly faces: Calls['GET /register']['reply'];
  }
}

export const facesQuery = namedQuery('faces', {
  queryFn: () => call('GET /register', {}),
});

export type NameVerdict = {
  /** Undefined if the request failed. */
  readonly isAvailable: boolean | undefined;
  readonly words: string;
};

export async function checkName(name: string): Promise<NameVerdict> {
  try {
    await call('POST /register/characternameavailable', name);
    return { isAvailable: true, words: `${name} is available!` };
  } catch (error) {
    if (!(error instanceof Refused)) return { isAvailable: undefined, words: messageOf(error) };
    return { isAvailable: false, words: error.fields.message ? error.message : `${name} is taken.` };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
