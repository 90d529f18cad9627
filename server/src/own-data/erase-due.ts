import type { Database } from '../db/database.ts';
import type { ErasureStore } from './erasure-store.ts';

export type EraseDeps = {
  readonly erasures: ErasureStore;
  readonly commit: Database['commit'];
  /** Takes the letters to an address out of the outbox, where there is one. */
  readonly emptyOutbox: (address: string) => Promise<void>;
};

/**
 * Erases every account whose days to come back are over. Each is one transaction, and the letters in the outbox go before
 * it: broken off anywhere, it goes on with the next run, which is at the start of a server.
 */
export async function eraseDue(deps: EraseDeps): Promise<void> {
  for (const { accountId, email } of await deps.erasures.due()) await erase(deps, accountId, email);
}

/** Erases one account now. */
export async function erase(deps: EraseDeps, accountId: number, email: string | undefined): Promise<void> {
  if (email !== undefined) await deps.emptyOutbox(email);
  await deps.commit(deps.erasures.erasing(accountId));
}
