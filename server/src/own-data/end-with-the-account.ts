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
 * Things that go on by themselves and have to end when an account is deactivated. An area adds its own here: each is done before
 * anything is hidden, may be done again, and throws `Refused` where it could not be ended.
 */
export const endWithTheAccount: readonly ((deps: DeactivateDeps, accountId: number) => Promise<void>)[] = [
  cancelMembership,
];

/** A membership that is paid for is not renewed: a later log-in does not take that back. */
async function cancelMembership(deps: DeactivateDeps, accountId: number): Promise<void> {
  const characterId = await deps.erasures.characterOf(accountId);
  if (characterId === undefined || !deps.payments.provider) return;
  const { subscription } = await deps.subscriptions.load(characterId);
  if (!subscription?.standing || subscription.standing.renewsAs === 'none') return;
  const { isSuccess, message } = await changeSubscription(deps, characterId, 'none');
  if (!isSuccess) throw new Refused(message);
}
