import { Refused } from '../http/failures.ts';
import { changeSubscription } from '../membership/change-subscription.ts';
import type { MembershipDeps } from '../membership/membership-deps.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { ErasureStore } from './erasure-store.ts';

export type DeactivateDeps = MembershipDeps & {
  readonly erasures: ErasureStore;
  readonly sessions: Pick<SessionStore, 'endingOthers' | 'endOthers'>;
};

/**
 * Steps that must succeed before an account is deactivated. Areas add their own steps. Each step must be idempotent and
 * throw `Refused` if it fails.
 */
export const deactivationSteps: readonly ((deps: DeactivateDeps, accountId: number) => Promise<void>)[] = [
  cancelMembership,
];

/** Cancels the renewal of a paid membership. A later log-in does not undo this. */
async function cancelMembership(deps: DeactivateDeps, accountId: number): Promise<void> {
  const characterId = await deps.erasures.characterOf(accountId);
  if (characterId === undefined || !deps.payments.provider) return;
  const { subscription } = await deps.subscriptions.load(characterId);
  if (!subscription?.standing || subscription.standing.renewsAs === 'none') return;
  const { isSuccess, message } = await changeSubscription(deps, characterId, 'none');
  if (!isSuccess) throw new Refused(message);
}
