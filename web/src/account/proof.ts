import { useQueryClient } from '@tanstack/react-query';
import type { Calls } from '@underhall/contract';
import { invalidate } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { clientStore } from '../api/client-store.ts';
import { Refused } from '../api/failures.ts';
import { tabStorage } from '../api/storage.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

type Changing = Extract<keyof Calls, `POST /${string}`>;
/** A call that waits until its player has shown once more who they are. */
type Waiting = { readonly name: Changing; readonly body: unknown };

export type ProofWanted = {
  readonly waiting: Waiting;
  /** They have: the call is sent again. */
  readonly onProved: () => void;
  /** They will not: the call is refused. */
  readonly onGivenUp: () => void;
};

/** The proof that a call waits for, which the dialog asks for; undefined while there is none. */
export const proofWanted = clientStore<ProofWanted | undefined>(undefined);

/** Sends a call that may ask for a recent log-in: then the dialog asks for it, and the call is sent again as it was. */
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

/** Keeps a call through a visit to a provider's page; one with a password is not kept, and is filled in again. */
export function storeWaitingCall({ name, body }: Waiting): void {
  const hasSecret = typeof body === 'object' && body !== null && 'password' in body;
  if (hasSecret) tabStorage.removeItem(storageKey);
  else tabStorage.setItem(storageKey, JSON.stringify({ name, body }));
}

/** Forgets the call that was kept. */
export const dropWaitingCall = (): void => tabStorage.removeItem(storageKey);

/** Sends the call that was kept, if one was, and answers with what came of it in words. */
export async function sendWaitingCall(): Promise<string | undefined> {
  const kept = tabStorage.getItem(storageKey);
  tabStorage.removeItem(storageKey);
  if (kept === null) return undefined;
  const { name, body }: Waiting = JSON.parse(kept);
  // What leads to yet another page is pressed again.
  if (name === 'POST /extra/signin/beginlink') return undefined;
  const reply = (await call(name, body as never)) as { readonly message?: string };
  return reply.message;
}

/** A change of the account, by its name. What the pages show of it is fetched anew. */
export function useChange<Form, Reply>(name: string, send: (form: Form) => Promise<Reply>) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['change account', name],
    mutationFn: send,
    onSuccess: () => void invalidate(cache, 'settings', 'authMethods', 'session', 'sessions'),
  });
}
