import { useQueryClient } from '@tanstack/react-query';
import type { Calls } from '@underhall/contract';
import { invalidate } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { clientStore } from '../api/client-store.ts';
import { Refused } from '../api/failures.ts';
import { tabStorage } from '../api/storage.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

type ChangeName = Extract<keyof Calls, `POST /${string}`>;
type WaitingCall = { readonly name: ChangeName; readonly body: unknown };

export type PendingProof = {
  readonly waiting: WaitingCall;
  /** Call this when the player has authenticated. The request is then sent again. */
  readonly onProved: () => void;
  /** Call this when the player cancels. The request then fails. */
  readonly onCancelled: () => void;
};

/** Set while a request waits for the proof dialog. */
export const pendingProof = clientStore<PendingProof | undefined>(undefined);

/**
 * Sends a request that may require a recent sign-in. If the server requires one, the proof dialog opens and the request
 * is sent again. Rejects with the original refusal if the player cancels.
 */
export async function callProved<Name extends ChangeName>(
  name: Name,
  body: Calls[Name]['body'],
): Promise<Calls[Name]['reply']> {
  try {
    return await call(name, body);
  } catch (error) {
    if (!(error instanceof Refused) || error.fields.isProofWanted !== true) throw error;
    await new Promise<void>((onProved, fail) => {
      pendingProof.set({ waiting: { name, body }, onProved, onCancelled: () => fail(error) });
    }).finally(() => pendingProof.set(undefined));
    return callProved(name, body);
  }
}

const storageKey = 'waiting_call';

/**
 * Stores a request during a visit to a provider's page. A request with a password is never stored, so the player must
 * repeat it.
 */
export function storeWaitingCall({ name, body }: WaitingCall): void {
  const hasSecret = typeof body === 'object' && body !== null && 'password' in body;
  if (hasSecret) tabStorage.removeItem(storageKey);
  else tabStorage.setItem(storageKey, JSON.stringify({ name, body }));
}

export const dropWaitingCall = (): void => tabStorage.removeItem(storageKey);

/** Sends the stored request. Returns the server's message, or undefined if no request was stored. */
export async function sendWaitingCall(): Promise<string | undefined> {
  const stored = tabStorage.getItem(storageKey);
  tabStorage.removeItem(storageKey);
  if (stored === null) return undefined;
  const { name, body }: WaitingCall = JSON.parse(stored);
  // Linking redirects to another provider's page, so the player must start again.
  if (name === 'POST /extra/signin/beginlink') return undefined;
  const reply = (await call(name, body as never)) as { readonly message?: string };
  return reply.message;
}

/** A mutation of the account. Refetches all account queries on success. */
export function useChange<Form, Reply>(name: string, send: (form: Form) => Promise<Reply>) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['change account', name],
    mutationFn: send,
    onSuccess: () => void invalidate(cache, 'settings', 'authMethods', 'session', 'sessions'),
  });
}
