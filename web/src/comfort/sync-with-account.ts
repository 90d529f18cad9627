import type { QueryClient } from '@tanstack/react-query';
import { type Answers, changeAnswer, namedQuery } from '../api/answers.ts';
import { clientStore } from '../api/client-store.ts';
import { Failure, Refused } from '../api/failures.ts';
import { storedUnsent, storeUnsent } from './unsent-changes.ts';

/** Values by name that players change one at a time, synchronised with the account. */
export type SyncedValues = Readonly<Record<string, unknown>>;

/** Changes the server has not confirmed yet. They count on this page already, and are sent again until it does. */
export type Unsent<Changes> = { readonly changes: Changes; readonly trouble?: string };

/** The queries whose answers are stored so. */
type Name = 'comfort' | 'marks';

type Keeping<Kept extends Name, Changes extends SyncedValues> = {
  readonly name: Kept;
  readonly read: () => Promise<Answers[Kept]>;
  readonly send: (changes: Changes) => Promise<Answers[Kept]>;
  readonly nothing: Changes;
};

/** Synchronises values with the account: a change counts at once, is sent behind earlier ones, and survives a broken line and a reload. */
export function syncWithAccount<Kept extends Name, Changes extends SyncedValues>(keeping: Keeping<Kept, Changes>) {
  const { name, read, send, nothing } = keeping;
  const query = namedQuery(name, {
    queryFn: read,
    // Another device may have changed them meanwhile.
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const unsent = clientStore<Unsent<Changes>>({ changes: { ...nothing, ...storedUnsent(name) } });
  unsent.subscribe(() => storeUnsent(name, unsent.read().changes));
  let isSending = false;

  /** Sends the unsent changes, one call at a time, until none is left or the line breaks. */
  async function sendWaiting(cache: QueryClient): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      let { changes } = unsent.read();
      while (Object.keys(changes).length > 0) {
        const now = await send(changes);
        // What was asked before the answer knows less than it.
        await cache.cancelQueries({ queryKey: query.queryKey });
        changeAnswer(cache, name, () => now);
        changes = changedSince(changes, unsent.read().changes);
        unsent.set({ changes });
        tellOtherTabs(name);
      }
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      // What the server will never have is given up; the rest waits for a better line.
      unsent.set({ changes: isHopeless(error) ? nothing : unsent.read().changes, trouble });
    } finally {
      isSending = false;
    }
  }

  function change(cache: QueryClient, changes: Partial<Changes>): Promise<void> {
    unsent.set({ changes: { ...unsent.read().changes, ...changes } });
    return sendWaiting(cache);
  }

  /** Takes over an answer that came by another call. */
  const hear = (cache: QueryClient, now: Answers[Kept]): void => {
    changeAnswer(cache, name, () => now);
    tellOtherTabs(name);
  };

  /** Drops unsent changes that were another player's, or a trouble that has been read. */
  const forget = () => unsent.set({ changes: nothing });

  return { name, query, unsent, change, sendWaiting, hear, forget };
}

const isHopeless = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof Failure && ['misunderstood', 'signed out'].includes(error.trouble));

/** The changes made while others were on their way. */
const changedSince = <Changes extends SyncedValues>(sent: Changes, now: Changes): Changes =>
  Object.fromEntries(Object.entries(now).filter(([piece, value]) => sent[piece] !== value)) as Changes;

// Tabs of one browser tell each other what has changed, so that all of them agree at once.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('underhall-comfort');

export const tellOtherTabs = (name: string): void => channel?.postMessage(name);

/** Hears what another tab has changed. */
export function onOtherTab(listener: (name: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => listener(String(data));
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
