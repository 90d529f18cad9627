import type { Database } from '../db/database.ts';
import type { ErasureStore } from './erasure-store.ts';

export type EraseDeps = {
  readonly erasures: ErasureStore;
  readonly commit: Database['commit'];
  /** Deletes the e-mails to an address from the outbox folder, if there is one. */
  readonly deleteFromOutbox: (address: string) => Promise<void>;
};

/**
 * Erases every account that is due. Each is one transaction, after the e-mails in the outbox are deleted. An
 * interrupted run continues at the next one, which is at the start of a server.
 */
export async function eraseDueAccounts(deps: EraseDeps): Promise<void> {
  for (const { accountId, email } of await deps.erasures.findDue()) await eraseAccount(deps, accountId, email);
}

export async function eraseAccount(deps: EraseDeps, accountId: number, email: string | undefined): Promise<void> {
  if (email !== undefined) await deps.deleteFromOutbox(email);
  await deps.commit(deps.erasures.eraseSteps(accountId));
}
