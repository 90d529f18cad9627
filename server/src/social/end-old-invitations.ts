import { invitationPeriodMs } from '@underhall/contract/limits';
import { expire } from '@underhall/engine';
import type { InvitationStore } from '../characters/invitation-store.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { ClockDeps, TurnDeps } from '../characters/turn-deps.ts';
import { RefusedByRule } from '../http/failures.ts';

export type EndingDeps = TurnDeps & ClockDeps & { readonly invitations: InvitationStore };

/** Invitations in a batch. */
const atOnce = 50;

/**
 * Ends expired invitations by the game's clock, each in a turn of its sender. Skips one that was answered or cancelled
 * meanwhile. A turn that fails is logged and retried in the next run, and the others go on.
 */
export async function endOldInvitations(deps: EndingDeps, logError: (message: string) => void): Promise<void> {
  const oldest = (await deps.now()) - invitationPeriodMs;
  let after = 0;
  for (;;) {
    const old = await deps.invitations.unanswered(oldest, after, atOnce);
    for (const { id, from } of old) {
      const choice = `expire ${id}`;
      try {
        await takeTurn(deps, from, { choice, key: choice, reads: { invitation: id }, rule: expire });
      } catch (failure) {
        if (!(failure instanceof RefusedByRule))
          logError(`invitation ${id} was not ended: ${(failure as Error).message}`);
      }
    }
    const last = old.at(-1);
    if (!last || old.length < atOnce) return;
    after = last.id;
  }
}
