import { letTimePass } from '@underhall/engine';
import { takeTurn } from '../characters/take-turn.ts';
import type { ClockDeps, TurnDeps } from '../characters/turn-deps.ts';
import type { DueStore } from './due-store.ts';

export type TellDeps = TurnDeps & ClockDeps & { readonly due: DueStore };

/** Characters that are read at once; the next are asked for once these have had their turn. */
const atOnce = 50;

/**
 * Lets time pass for every character whose timed story is due by the game's clock, so that it is told then, and not at
 * the next look of a player who may be away for weeks. One whose turn fails holds up no other; it is tried again next time.
 */
export async function tellThoseAway(deps: TellDeps, complain: (message: string) => void): Promise<void> {
  const now = await deps.now();
  let after = { dueAt: 0, id: 0 };
  for (;;) {
    const due = await deps.due.dueBy(now, after, atOnce);
    for (const { id } of due) {
      try {
        await takeTurn(deps, id, { choice: 'time passes', rule: letTimePass });
      } catch (failure) {
        complain(`time did not pass for character ${id}: ${(failure as Error).message}`);
      }
    }
    const last = due.at(-1);
    if (!last || due.length < atOnce) return;
    after = last;
  }
}
