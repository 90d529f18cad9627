import type { TimedId } from '../ids.ts';

/** A timed story that is running. */
export type Timer = {
  readonly story: TimedId;
  /** Planned moment in milliseconds since 1970, UTC. It counts however late the player looks. */
  readonly dueAt: number;
  /** The seed of its rolls, rolled when it was started. */
  readonly seed: number;
};

export type TimedChange =
  | { readonly kind: 'timer started'; readonly timer: Timer }
  /** Stopped. `isForgotten`: counts as never started, so that it can be given again. */
  | { readonly kind: 'timer stopped'; readonly story: TimedId; readonly isForgotten?: true }
  /** Came due at `at`; `told` if its requirements held. Its effects follow as changes of their own. */
  | { readonly kind: 'timer due'; readonly story: TimedId; readonly at: number; readonly told: boolean };

/** The character after a change of the running timers. A story has one timer: starting it again resets it. */
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
