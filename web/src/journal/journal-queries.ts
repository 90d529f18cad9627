import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Calls, JournalPage, TagColor } from '@underhall/contract';
import { useState } from 'react';
import { changeAnswer, invalidate } from '../api/answers.ts';
import { call, newIdempotencyKey } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';
import { type JournalSelection, queryOf } from './journal-state.ts';

declare module '../api/answers.ts' {
  interface Answers {
    /** Common prefix of the query keys of journal pages and tags. */
    readonly journal: JournalPage;
  }
}

export const useJournalPage = (chosen: JournalSelection, characterName?: string) =>
  useQuery({
    queryKey: ['journal', 'page', characterName ?? null, chosen],
    queryFn: () => {
      const query = queryOf(chosen, characterName);
      return chosen.isFavouritesOnly ? call('GET /journal/favorite', query) : call('GET /journal', query);
    },
    placeholderData: keepPreviousData,
  });

export const useTags = (isOwn = true) =>
  useQuery({ queryKey: ['journal', 'tags'], queryFn: () => call('GET /journal/tag', {}), enabled: isOwn });

type TagOfEntry = { readonly entryId: number; readonly tagId: number };
export type TagChange =
  | { readonly id: number; readonly name: string }
  | { readonly id: number; readonly color: TagColor }
  | { readonly id: number; readonly isFavorite: boolean };

/** Mutations of the player's journal. A retry after a lost reply reuses its idempotency key. */
export function useJournalMutations() {
  const cache = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  const settle = () => {
    setKey(newIdempotencyKey);
    return invalidate(cache, 'journal');
  };
  const options = {
    onSuccess: settle,
    onError: (error: Error) => {
      if (error instanceof Refused) void settle();
    },
  };
  const creating = useMutation({
    ...options,
    mutationFn: (name: string) => call('POST /journal/tag/create', { name }, `${key}-create`),
  });
  const changing = useMutation({
    ...options,
    mutationFn: (change: TagChange) => call('POST /journal/tag', change),
  });
  const deletingTag = useMutation({
    ...options,
    mutationFn: (id: number) => call('POST /journal/tag/delete', { id }, `${key}-drop-${id}`),
  });
  const attaching = useMutation({
    ...options,
    mutationFn: (of: TagOfEntry) => call('POST /journal/tag/attach', of, `${key}-on-${of.entryId}-${of.tagId}`),
  });
  const detaching = useMutation({
    ...options,
    mutationFn: (of: TagOfEntry) => call('POST /journal/tag/detach', of, `${key}-off-${of.entryId}-${of.tagId}`),
  });
  const deleting = useMutation({
    ...options,
    mutationFn: (of: Calls['POST /journal/delete']['body']) =>
      call('POST /journal/delete', of, `${key}-delete-${of.entryId}`),
  });
  return { creating, changing, deletingTag, attaching, detaching, deleting };
}

export function useShare() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Calls['POST /profile/share']['body']) => call('POST /profile/share', body),
    onSuccess: () => invalidate(cache, 'journal'),
  });
}

/** Makes the journal private or public. A retry reuses its idempotency key. */
export function useSetPrivacy() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  return useMutation({
    mutationFn: (value: boolean) => call('POST /character/profileprivacy/:value', { value }, keyFor(value)),
    onError: (error) => {
      if (error instanceof Refused) forget();
    },
    onSuccess: (_, journalIsPrivate) => {
      forget();
      changeAnswer(
        cache,
        'myself',
        (myself) => myself && { ...myself, character: { ...myself.character, journalIsPrivate } },
      );
      void invalidate(cache, 'myself');
    },
  });
}
