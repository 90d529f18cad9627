import { letTimePass } from '@underhall/engine';
import { takeTurn } from '../characters/take-turn.ts';
import type { ClockDeps, TurnDeps } from '../characters/turn-deps.ts';
import type { DueStore } from './due-store.ts';
import { timePasses } from './time-passes.ts';

export type DueStoriesDeps = TurnDeps & ClockDeps & { readonly due: DueStore };

const batchSize = 50;

/**
 * Runs all timed stories that are due by the game's clock, even for absent players. If a turn fails, the others still
 * run, and the next run retries it.
 */
export async function runDueStories(deps: DueStoriesDeps, logError: (message: string) => void): Promise<void> {
  const now = await deps.now();
  let after = { dueAt: 0, id: 0 };
  for (;;) {
    const due = await deps.due.dueBy(now, after, batchSize);
    for (const { id } of due) {
      try {
        await takeTurn(deps, id, { choice: timePasses, keepsQuestion: true, rule: letTimePass });
      } catch (failure) {
        logError(`could not run the timed stories of character ${id}: ${(failure as Error).message}`);
      }
    }
    const last = due.at(-1);
    if (!last || due.length < batchSize) return;
    after = last;
  }
}
