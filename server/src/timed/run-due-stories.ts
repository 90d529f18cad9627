import { letTimePass } from '@underhall/engine';
import { takeTurn } from '../characters/take-turn.ts';
import type { ClockDeps, TurnDeps } from '../characters/turn-deps.ts';
import type { DueStore } from './due-store.ts';

export type DueStoriesDeps = TurnDeps & ClockDeps & { readonly due: DueStore };

/** Characters per batch; the next batch is read when these are done. */
const atOnce = 50;

/**
 * Runs every timed story that is due by the game's clock, without waiting for its player, who may be away for weeks. A
 * character whose turn fails delays no other; the next run retries it.
 */
export async function runDueStories(deps: DueStoriesDeps, logError: (message: string) => void): Promise<void> {
  const now = await deps.now();
  let after = { dueAt: 0, id: 0 };
  for (;;) {
    const due = await deps.due.dueBy(now, after, atOnce);
    for (const { id } of due) {
      try {
        await takeTurn(deps, id, { choice: 'time passes', rule: letTimePass });
      } catch (failure) {
        logError(`time did not pass for character ${id}: ${(failure as Error).message}`);
      }
    }
    const last = due.at(-1);
    if (!last || due.length < atOnce) return;
    after = last;
  }
}
