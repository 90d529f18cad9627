/**
 * Time, timers and random values: everything of a server that differs between two runs of the same requests. A server
 * takes them from here alone, so that a simulation can give its own. `nodeRuntime` has those of this machine.
 */
export type Runtime = {
  /** The clock of this machine, in milliseconds since 1970. The game uses the clock of the database instead. */
  readonly now: () => number;
  /** A clock that never goes back, in milliseconds since any moment. For intervals. */
  readonly elapsed: () => number;
  /** Rejects if the signal ends it. */
  readonly pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly after: (ms: number, run: () => void) => Timer;
  readonly every: (ms: number, run: () => void) => Timer;
  readonly randomBytes: (count: number) => Buffer;
  /** Returns a random UUID of version 4. */
  readonly randomId: () => string;
};

export type Timer = {
  cancel(): void;
  /** Lets the process end while this timer is running. */
  unref(): Timer;
};

export type RuntimeDeps = { readonly runtime: Runtime };
