import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Note, NoteKind, NotesReply } from '@underhall/contract';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly notes: NotesReply;
  }
}

export const notesQuery = namedQuery('notes', { queryFn: () => call('GET /extra/notes', {}), staleTime: 60_000 });

/** The subject of a note. `name` is plain text. */
export type Subject = { readonly kind: NoteKind; readonly id: number; readonly name: string };

export const keyOf = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Newest first. */
export function useAllNotes() {
  const { data, error, refetch } = useQuery(notesQuery);
  const all = data?.notes;
  return { all, bySubject: new Map((all ?? []).map((note) => [keyOf(note), note])), error, refetch };
}

type Written = Pick<Note, 'kind' | 'id' | 'words'>;

/** Mutations that write and delete notes. A retry after a lost reply reuses its idempotency key. */
export function useSaveNote() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { send, ...state } = useSingleMutation({
    mutationKey: ['noting'],
    mutationFn: (written: Written) => call('POST /extra/notes', written, keyFor(written)),
    onSuccess: async ({ note }, written) => {
      forget();
      // A reply to an earlier fetch would be out of date.
      await cache.cancelQueries({ queryKey: notesQuery.queryKey });
      changeAnswer(cache, 'notes', (reply) => {
        if (!reply) return reply;
        const others = reply.notes.filter((each) => keyOf(each) !== keyOf(written));
        return { ...reply, notes: note ? [note, ...others] : others };
      });
    },
    onError: (error: Error) => {
      if (!(error instanceof Refused)) return;
      forget();
      void invalidate(cache, 'notes');
    },
  });
  const save = (written: Written, onDone: (message: string) => void) =>
    send(written, { onSuccess: ({ message }) => onDone(message) });
  return { save, ...state };
}
