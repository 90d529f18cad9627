import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UndoKind } from '@underhall/contract';
import { invalidate, type QueryName } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { notifyOtherTabs } from '../preferences/sync-with-account.ts';

/** The queries that show a thing of each kind. */
const staleQueries: Readonly<Record<UndoKind, QueryName>> = {
  mark: 'marks',
  note: 'notes',
  tag: 'journal',
  message: 'messages',
  target: 'targets',
  plan: 'plans',
  card: 'cards',
};

/** Restores the removed thing, and refetches what shows it. */
export function useUndo() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['undoing'],
    mutationFn: (id: number) => call('POST /extra/undo', { id }),
    onSuccess: ({ kind }) => {
      if (kind === 'mark') notifyOtherTabs('marks');
      return invalidate(cache, staleQueries[kind]);
    },
  });
}
