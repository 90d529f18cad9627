import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Gender } from '@underhall/contract';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { beginSession } from '../api/session.ts';

export const facesQuery = queryOptions({
  queryKey: ['faces'],
  queryFn: async () => (await call('GET /register', {})).avatars,
});

export type NameVerdict = { readonly isAvailable: boolean; readonly words: string };

/** Whether a name is free, in words for the player. */
export async function askForName(name: string): Promise<NameVerdict> {
  try {
    await call('POST /register/characternameavailable', name);
    return { isAvailable: true, words: `${name} is available!` };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isSilent = error instanceof Refused && !error.fields.message;
    return { isAvailable: false, words: isSilent ? `${name} is taken.` : error.message };
  }
}

export type NewCharacter = { readonly userName: string; readonly gender: Gender; readonly avatar: string };

export function useCreateCharacter() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (character: NewCharacter) => call('POST /register/createcharacter', character),
    onSuccess: (reply) => beginSession(cache, reply),
  });
}
