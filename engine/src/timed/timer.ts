import type { TimedId } from '../ids.ts';

/** A timed story that is running. */
export type Timer = {
  readonly story: TimedId;
  /** Milliseconds since 1970: the planned moment, which is kept however late it is told. */
  readonly dueAt: number;
  /** Its luck, settled when it began to run. */
  readonly seed: number;
};
