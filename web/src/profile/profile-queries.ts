import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileReply } from '@underhall/contract';
import { invalidate } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Failure, Refused } from '../api/failures.ts';
import { reportError } from '../api/report-error.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';

declare module '../api/answers.ts' {
  interface Answers {
    /** Common prefix of all profile query keys. */
    readonly profile: ProfileReply;
  }
}

const keyOf = (name: string | undefined) => ['profile', name ?? null] as const;

export const useProfile = (name: string | undefined) =>
  useQuery({
    queryKey: keyOf(name),
    queryFn: () => call('GET /profile', name === undefined ? {} : { characterName: name }),
    staleTime: 0,
  });

export const isNotFound = (error: Error | null): boolean => error instanceof Failure && error.status === 404;

/**
 * Returns the profile with a new description. The edit form requires a loaded profile, so reports an error if there is
 * none.
 */
export function withDescription(
  profile: ProfileReply | undefined,
  profileDescription: string,
  report = reportError,
): ProfileReply | undefined {
  if (!profile) report(new Error('a description was changed while no profile was loaded'));
  return profile && { ...profile, profileDescription };
}

/**
 * Changes the player's description. `name` is the name of the displayed profile. A retry reuses its idempotency key.
 */
export function useSaveDescription(name: string | undefined) {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  return useMutation({
    mutationFn: (newDescription: string) => call('POST /profile/update', { newDescription }, keyFor(newDescription)),
    onError: (error) => {
      if (error instanceof Refused) forget();
    },
    onSuccess: (_, words) => {
      forget();
      cache.setQueryData<ProfileReply>(keyOf(name), (profile) => withDescription(profile, words.trim()));
      return invalidate(cache, 'profile', 'myself');
    },
  });
}

export type Place = 'mantelpiece' | 'scrapbook';

/** Selects a possession to show on the profile; 0 removes the selection. A retry reuses its idempotency key. */
export function useFlaunt(place: Place) {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  return useMutation({
    mutationFn: (id: number) => call(`POST /character/${place}/:id`, { id }, keyFor(id)),
    onError: (error) => {
      if (error instanceof Refused) forget();
    },
    onSuccess: () => {
      forget();
      return invalidate(cache, 'profile', 'myself');
    },
  });
}
