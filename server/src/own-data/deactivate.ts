import { randomBytes } from 'node:crypto';
import { Busy } from '../http/failures.ts';
import { type DeactivateDeps, endWithTheAccount } from './end-with-the-account.ts';
import type { Erasure } from './erasure-store.ts';

const attempts = 3;

/**
 * Deactivates an account: logged out everywhere, found by nobody, and erased after fourteen days unless its owner logs in
 * before. One that is deactivated already stays as it is.
 */
export async function deactivate(deps: DeactivateDeps, accountId: number): Promise<Erasure> {
  for (const end of endWithTheAccount) await end(deps, accountId);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const code = randomBytes(12).toString('base64url');
    const steps = [...deps.erasures.deactivating(accountId, code), deps.sessions.endingOthers(accountId)];
    if (!(await deps.commit(steps))) continue;
    await deps.sessions.endOthers(accountId);
    const open = await deps.erasures.openFor(accountId);
    if (open) return open;
  }
  throw new Busy();
}
