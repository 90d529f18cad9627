import type { TimedId } from '../ids.ts';

export type Timer = {
  readonly story: TimedId;
  /**
   * Planned moment in milliseconds since 1970, UTC. The story counts as shown then, however late the player returns.
   */
  readonly dueAt: number;
  /** Seed of the story's rolls, rolled when the timer started. */
  readonly seed: number;
};

export type TimedChange =
  | { readonly kind: 'timer started'; readonly timer: Timer }
  /** `isForgotten`: the story counts as never started, so that it can start again. */
  | { readonly kind: 'timer stopped'; readonly story: TimedId; readonly isForgotten?: true }
  /** `told` is true if the story's requirements held. The story's effects follow as separate changes. */
  | { readonly kind: 'timer due'; readonly story: TimedId; readonly at: number; readonly told: boolean };

/** A story has one timer. Starting it again resets the timer. */
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
