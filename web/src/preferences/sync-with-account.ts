import type { QueryClient } from '@tanstack/react-query';
import { type Answers, changeAnswer, namedQuery } from '../api/answers.ts';
import { clientStore } from '../api/client-store.ts';
import { Failure, Refused } from '../api/failures.ts';
import { storedUnsent, storeUnsent } from './unsent-changes.ts';

/** Named values that the player changes one at a time, synchronised with the account. */
export type SyncedValues = Readonly<Record<string, unknown>>;

/** Changes that the server has not confirmed yet. They apply on this page at once and are resent until confirmed. */
export type Unsent<Changes> = { readonly changes: Changes; readonly trouble?: string };

/** The queries that hold synchronised values. */
type Name = 'comfort' | 'marks';

type Keeping<Kept extends Name, Changes extends SyncedValues> = {
  readonly name: Kept;
  readonly read: () => Promise<Answers[Kept]>;
  readonly send: (changes: Changes) => Promise<Answers[Kept]>;
  readonly nothing: Changes;
};

/**
 * Synchronises values with the account. A change applies at once, is sent after earlier ones, and survives network
 * failures and reloads.
 */
export function syncWithAccount<Kept extends Name, Changes extends SyncedValues>(keeping: Keeping<Kept, Changes>) {
  const { name, read, send, nothing } = keeping;
  const query = namedQuery(name, {
    queryFn: read,
    // Another device may have changed them.
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const unsent = clientStore<Unsent<Changes>>({ changes: { ...nothing, ...storedUnsent(name) } });
  unsent.subscribe(() => storeUnsent(name, unsent.read().changes));
  let isSending = false;

  /** Sends the unsent changes, one request at a time, until none is left or the network fails. */
  async function sendWaiting(cache: QueryClient): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      let { changes } = unsent.read();
      while (Object.keys(changes).length > 0) {
        const now = await send(changes);
        // A reply to an earlier request would be outdated.
        await cache.cancelQueries({ queryKey: query.queryKey });
        changeAnswer(cache, name, () => now);
        changes = changedSince(changes, unsent.read().changes);
        unsent.set({ changes });
        tellOtherTabs(name);
      }
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      // Discard changes that the server rejects. Keep the others for a retry.
      unsent.set({ changes: isHopeless(error) ? nothing : unsent.read().changes, trouble });
    } finally {
      isSending = false;
    }
  }

  function change(cache: QueryClient, changes: Partial<Changes>): Promise<void> {
    unsent.set({ changes: { ...unsent.read().changes, ...changes } });
    return sendWaiting(cache);
  }

  /** Applies a reply that another request returned. */
  const hear = (cache: QueryClient, now: Answers[Kept]): void => {
    changeAnswer(cache, name, () => now);
    tellOtherTabs(name);
  };

  /** Drops another player's unsent changes, or an error that was dismissed. */
  const forget = () => unsent.set({ changes: nothing });

  return { name, query, unsent, change, sendWaiting, hear, forget };
}

const isHopeless = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof Failure && ['misunderstood', 'signed out'].includes(error.trouble));

/** The changes made while a request was pending. */
const changedSince = <Changes extends SyncedValues>(sent: Changes, now: Changes): Changes =>
  Object.fromEntries(Object.entries(now).filter(([piece, value]) => sent[piece] !== value)) as Changes;

// Tabs notify one another of changes, so that all of them agree at once.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('underhall-comfort');

export const tellOtherTabs = (name: string): void => channel?.postMessage(name);

/** Listens for changes made in another tab. */
export function onOtherTab(listener: (name: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => listener(String(data));
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
