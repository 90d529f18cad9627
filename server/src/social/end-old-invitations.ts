import { invitationPeriodMs } from '@underhall/contract/limits';
import { expire } from '@underhall/engine';
import type { InvitationStore } from '../characters/invitation-store.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { ClockDeps, TurnDeps } from '../characters/turn-deps.ts';
import { RefusedByRule } from '../http/failures.ts';

export type EndInvitationsDeps = TurnDeps & ClockDeps & { readonly invitations: InvitationStore };

const batchSize = 50;

/**
 * Ends invitations that have expired by the game's clock, each in a turn of the sender. Skips invitations that were
 * just answered or cancelled. Logs a failed turn and continues with the others. The next run retries it.
 */
export async function endOldInvitations(deps: EndInvitationsDeps, logError: (message: string) => void): Promise<void> {
  const sentBefore = (await deps.now()) - invitationPeriodMs;
  let after = 0;
  for (;;) {
    const old = await deps.invitations.unanswered(sentBefore, after, batchSize);
    for (const { id, from } of old) {
      const choice = `expire ${id}`;
      try {
        await takeTurn(deps, from, { choice, key: choice, reads: { invitation: id }, rule: expire });
      } catch (failure) {
        if (!(failure instanceof RefusedByRule))
          logError(`could not end invitation ${id}: ${(failure as Error).message}`);
      }
    }
    const last = old.at(-1);
    if (!last || old.length < batchSize) return;
    after = last.id;
  }
}
