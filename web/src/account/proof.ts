import { useQueryClient } from '@tanstack/react-query';
import type { Calls } from '@underhall/contract';
import { invalidate } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { clientStore } from '../api/client-store.ts';
import { Refused } from '../api/failures.ts';
import { tabStorage } from '../api/storage.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

type Changing = Extract<keyof Calls, `POST /${string}`>;
/** A request that waits for the player to authenticate again. */
type Waiting = { readonly name: Changing; readonly body: unknown };

export type ProofWanted = {
  readonly waiting: Waiting;
  /** The player has authenticated: the request is sent again. */
  readonly onProved: () => void;
  /** The player has cancelled: the request fails. */
  readonly onGivenUp: () => void;
};

/** The proof that a request waits for, which opens the dialog; undefined without one. */
export const proofWanted = clientStore<ProofWanted | undefined>(undefined);

/**
 * Sends a request that may require a recent sign-in. If so, the dialog asks for it and the same request is sent again.
 * Rejects with the original refusal if the player cancels.
 */
export async function callProved<Name extends Changing>(
  name: Name,
  body: Calls[Name]['body'],
): Promise<Calls[Name]['reply']> {
  try {
    return await call(name, body);
  } catch (error) {
    if (!(error instanceof Refused) || error.fields.isProofWanted !== true) throw error;
    await new Promise<void>((onProved, fail) => {
      proofWanted.set({ waiting: { name, body }, onProved, onGivenUp: () => fail(error) });
    }).finally(() => proofWanted.set(undefined));
    return callProved(name, body);
  }
}

const storageKey = 'waiting_call';

/**
 * Stores a request during a visit to a provider's page. A request with a password is never stored, and the player must
 * repeat it.
 */
export function storeWaitingCall({ name, body }: Waiting): void {
  const hasSecret = typeof body === 'object' && body !== null && 'password' in body;
  if (hasSecret) tabStorage.removeItem(storageKey);
  else tabStorage.setItem(storageKey, JSON.stringify({ name, body }));
}

export const dropWaitingCall = (): void => tabStorage.removeItem(storageKey);

/** Sends the stored request, if any. Returns the server's message. */
export async function sendWaitingCall(): Promise<string | undefined> {
  const kept = tabStorage.getItem(storageKey);
  tabStorage.removeItem(storageKey);
  if (kept === null) return undefined;
  const { name, body }: Waiting = JSON.parse(kept);
  // A request that leads to another provider page must be repeated by the player.
  if (name === 'POST /extra/signin/beginlink') return undefined;
  const reply = (await call(name, body as never)) as { readonly message?: string };
  return reply.message;
}

/** Changes the account. Refetches all account queries afterwards. */
export function useChange<Form, Reply>(name: string, send: (form: Form) => Promise<Reply>) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['change account', name],
    mutationFn: send,
    onSuccess: () => void invalidate(cache, 'settings', 'authMethods', 'session', 'sessions'),
  });
}
