import type { QueryClient } from '@tanstack/react-query';
import { type Answers, changeAnswer, namedQuery } from '../api/answers.ts';
import { openChannel } from '../api/browser-features.ts';
import { clientStore } from '../api/client-store.ts';
import { Failure, Refused } from '../api/failures.ts';
import { storedUnsent, storeUnsent } from './unsent-changes.ts';
import { upgradePreferences } from './upgrade-preferences.ts';

export type SyncedValues = Readonly<Record<string, unknown>>;

/** Changes that apply on this page but that the server has not confirmed. */
export type UnsentChanges<Changes> = { readonly changes: Changes; readonly trouble?: string };

type Name = 'comfort' | 'marks';

type SyncOptions<Query extends Name, Changes extends SyncedValues> = {
  readonly name: Query;
  readonly read: () => Promise<Answers[Query]>;
  readonly send: (changes: Changes) => Promise<Answers[Query]>;
  readonly nothing: Changes;
};

/**
 * Synchronises values with the account. A change applies immediately. Changes are sent in order and survive network
 * failures and reloads.
 */
export function syncWithAccount<Query extends Name, Changes extends SyncedValues>(
  options: SyncOptions<Query, Changes>,
) {
  const { name, read, send, nothing } = options;
  const query = namedQuery(name, {
    queryFn: read,
    // Another device may have changed the values.
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const unsent = clientStore<UnsentChanges<Changes>>({
    changes: { ...nothing, ...upgradePreferences({ ...storedUnsent(name) }) },
  });
  unsent.subscribe(() => storeUnsent(name, unsent.read().changes));
  let isSending = false;

  /** Sends unsent changes, one request at a time, until all are sent or the network fails. */
  async function sendWaiting(cache: QueryClient): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      let { changes } = unsent.read();
      while (Object.keys(changes).length > 0) {
        const now = await send(changes);
        // A pending refetch would bring older values.
        await cache.cancelQueries({ queryKey: query.queryKey });
        changeAnswer(cache, name, () => now);
        changes = changedSince(changes, unsent.read().changes);
        unsent.set({ changes });
        notifyOtherTabs(name);
      }
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      // Discard rejected changes. After any other error, keep the changes for a retry.
      unsent.set({ changes: isPermanent(error) ? nothing : unsent.read().changes, trouble });
    } finally {
      isSending = false;
    }
  }

  function change(cache: QueryClient, changes: Partial<Changes>): Promise<void> {
    unsent.set({ changes: { ...unsent.read().changes, ...changes } });
    return sendWaiting(cache);
  }

  /** Applies a reply to another request that contains these values. */
  const applyReply = (cache: QueryClient, now: Answers[Query]): void => {
    changeAnswer(cache, name, () => now);
    notifyOtherTabs(name);
  };

  const discard = () => unsent.set({ changes: nothing });

  return { name, query, unsent, change, sendWaiting, applyReply, discard };
}

const isPermanent = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof Failure && ['misunderstood', 'signed out'].includes(error.trouble));

/** Returns the changes made while a request was pending. */
const changedSince = <Changes extends SyncedValues>(sent: Changes, now: Changes): Changes =>
  Object.fromEntries(Object.entries(now).filter(([piece, value]) => sent[piece] !== value)) as Changes;

// Notifies other tabs, so that all tabs show a change immediately.
const channel = openChannel('underhall-comfort');

export const notifyOtherTabs = (name: string): void => channel?.postMessage(name);

export function onOtherTab(listener: (name: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
