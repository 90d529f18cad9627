import type { Undo } from '@underhall/contract';
import { clientStore } from './client-store.ts';
import type { CallName } from './prefetched-calls.ts';

/** The last removal of this page that can be undone. `until` is a time of `performance.now()`. */
export type UndoOffer = Omit<Undo, 'remainingMs'> & { readonly until: number };

export const undoOffer = clientStore<UndoOffer | undefined>(undefined);

/** After these, the server no longer returns a discarded card. */
const endsDiscard: ReadonlySet<CallName> = new Set<CallName>([
  'POST /opportunity/draw',
  'POST /storylet/begin',
  'POST /storylet/choosebranch',
  'POST /storylet/goback',
  'POST /storylet/usequality',
  'POST /agents/report',
  'POST /map/move',
]);

/** Call with every successful reply. A reply that offers to undo something replaces the last offer. */
export function recordUndo(name: CallName, { undo }: { readonly undo?: Undo }): void {
  if (undo) {
    const { remainingMs, ...offer } = undo;
    undoOffer.set({ ...offer, until: performance.now() + remainingMs });
  } else if (endsDiscard.has(name) && undoOffer.read()?.kind === 'card') undoOffer.set(undefined);
}
