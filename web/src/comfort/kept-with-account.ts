import type { QueryClient } from '@tanstack/react-query';
import { type Answers, changeAnswer, namedQuery } from '../api/answers.ts';
import { clientStore } from '../api/client-store.ts';
import { Failure, Refused } from '../api/failures.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Something of the account's, by name, that players change one piece at a time. */
export type Pieces = Readonly<Record<string, unknown>>;

/** Changes the server has not confirmed yet. They count on this page already, and are sent again until it does. */
export type Unsent<Changes> = { readonly changes: Changes; readonly trouble?: string };

/** The queries that are stored so. */
type Name = 'comfort' | 'marks';

type Keeping<Kept extends Name, Changes extends Pieces> = {
  readonly name: Kept;
  readonly read: () => Promise<Answers[Kept]>;
  readonly send: (changes: Changes) => Promise<Answers[Kept]>;
  readonly nothing: Changes;
};

/** Keeps pieces with the account: a change counts at once, is sent behind those before it, and outlives a broken line. */
export function keepWithAccount<Kept extends Name, Changes extends Pieces>(keeping: Keeping<Kept, Changes>) {
  const { name, read, send, nothing } = keeping;
  const told = namedQuery(name, {
    queryFn: read,
    // Another device may have changed them meanwhile.
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const unsent = clientStore<Unsent<Changes>>({ changes: nothing });
  let isSending = false;

  /** Sends all that waits, one call at a time, until nothing waits or the line breaks. */
  async function sendWaiting(cache: QueryClient): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      let { changes } = unsent.read();
      while (Object.keys(changes).length > 0) {
        const now = await send(changes);
        // What was asked before the answer knows less than it.
        await cache.cancelQueries({ queryKey: told.queryKey });
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

  /** Takes over what the server has told in another way. */
  const hear = (cache: QueryClient, now: Answers[Kept]): void => {
    changeAnswer(cache, name, () => now);
    tellOtherTabs(name);
  };

  /** Drops unsent changes that were another player's, or a trouble that has been read. */
  const forget = () => unsent.set({ changes: nothing });

  return { name, told, unsent, change, sendWaiting, hear, forget };
}

const isHopeless = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof Failure && ['misunderstood', 'signed out'].includes(error.trouble));

/** The changes made while others were on their way. */
const changedSince = <Changes extends Pieces>(sent: Changes, now: Changes): Changes =>
  Object.fromEntries(Object.entries(now).filter(([piece, value]) => sent[piece] !== value)) as Changes;
