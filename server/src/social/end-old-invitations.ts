import { invitationPeriodMs } from '@underhall/contract/limits';
import { expire } from '@underhall/engine';
import type { InvitationStore } from '../characters/invitation-store.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { ClockDeps, TurnDeps } from '../characters/turn-deps.ts';
import { RefusedByRule } from '../http/failures.ts';

export type EndInvitationsDeps = TurnDeps & ClockDeps & { readonly invitations: InvitationStore };

/** Number of invitations read at a time. */
const batchSize = 50;

/**
 * Ends invitations that have expired by the game's clock, each in a turn of its sender. Skips one that was answered or
 * cancelled meanwhile. A failed turn is logged and retried in the next run, and does not stop the others.
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
