import type { TimedId } from '../ids.ts';

/** A timed story that is running. */
export type Timer = {
  readonly story: TimedId;
  /** Milliseconds since 1970: the planned moment, which is kept however late it is told. */
  readonly dueAt: number;
  /** Its luck, settled when it began to run. */
  readonly seed: number;
};

export type TimedChange =
  | { readonly kind: 'timer started'; readonly timer: Timer }
  /** Runs no more. `isForgotten`: as if it had never run, so that it may be given anew. */
  | { readonly kind: 'timer stopped'; readonly story: TimedId; readonly isForgotten?: true }
  /** It came due at `at`, and what it asks held (`told`) or not. What it did follows as changes of its own. */
  | { readonly kind: 'timer due'; readonly story: TimedId; readonly at: number; readonly told: boolean };

/** A story runs once at a time: to start it again is to set it back. */
export function applyTimedChange<Of extends { readonly timers: readonly Timer[]; readonly begun: readonly TimedId[] }>(
  character: Of,
  change: TimedChange,
): Of {
  const story = change.kind === 'timer started' ? change.timer.story : change.story;
  const others = character.timers.filter((timer) => timer.story !== story);
  switch (change.kind) {
    case 'timer started':
      return { ...character, timers: [...others, change.timer], begun: withBegun(character.begun, story) };
    case 'timer stopped':
      return { ...character, timers: others, ...(change.isForgotten && { begun: without(character.begun, story) }) };
    case 'timer due':
      return { ...character, timers: others };
  }
}

const without = (begun: readonly TimedId[], story: TimedId) => begun.filter((each) => each !== story);

const withBegun = (begun: readonly TimedId[], story: TimedId) =>
  begun.includes(story) ? begun : [...begun, story].sort((a, b) => a - b);
