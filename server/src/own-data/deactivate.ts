import { Busy } from '../http/failures.ts';
import { type DeactivateDeps, deactivationSteps } from './deactivation-steps.ts';
import type { Erasure } from './erasure-store.ts';

const maxAttempts = 3;

/**
 * Ends all sessions of an account, hides it and schedules its erasure. A later log-in cancels the erasure. Does nothing
 * if the account is deactivated already.
 */
export async function deactivate(deps: DeactivateDeps, accountId: number): Promise<Erasure> {
  for (const runStep of deactivationSteps) await runStep(deps, accountId);
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const code = deps.runtime.randomBytes(12).toString('base64url');
    const steps = [...deps.erasures.deactivateSteps(accountId, code), deps.sessions.endingOthers(accountId)];
    if (!(await deps.commit(steps))) continue;
    await deps.sessions.endOthers(accountId);
    const open = await deps.erasures.findOpen(accountId);
    if (open) return open;
  }
  throw new Busy();
}
