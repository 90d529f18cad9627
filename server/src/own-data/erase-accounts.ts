import type { Database } from '../db/database.ts';
import type { ErasureStore } from './erasure-store.ts';

export type EraseDeps = {
  readonly erasures: ErasureStore;
  readonly commit: Database['commit'];
  readonly deleteFromOutbox: (address: string) => Promise<void>;
};

/**
 * Erases all due accounts, each in one transaction after deleting its e-mails in the outbox folder. The next run
 * completes an interrupted erasure.
 */
export async function eraseDueAccounts(deps: EraseDeps): Promise<void> {
  for (const { accountId, email } of await deps.erasures.findDue()) await eraseAccount(deps, accountId, email);
}

export async function eraseAccount(deps: EraseDeps, accountId: number, email: string | undefined): Promise<void> {
  if (email !== undefined) await deps.deleteFromOutbox(email);
  await deps.commit(deps.erasures.eraseSteps(accountId));
}
