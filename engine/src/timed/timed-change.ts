import type { TimedId } from '../ids.ts';
import type { Timer } from './timer.ts';

export type TimedChange =
  | { readonly kind: 'timer started'; readonly timer: Timer }
  /** Runs no more. `isForgotten`: as if it had never run, so that it may be given anew. */
  | { readonly kind: 'timer stopped'; readonly story: TimedId; readonly isForgotten?: true }
  /** It came due at `at`, and what it asks held (`told`) or not. What it did follows as changes of its own. */
  | { readonly kind: 'timer due'; readonly story: TimedId; readonly at: number; readonly told: boolean };
