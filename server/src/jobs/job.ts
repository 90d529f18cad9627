/** Scheduled work, which one of the servers does. */
export type Job = {
  /** Lower-case characters and dashes only, because it names the queue. */
  readonly name: string;
  /**
   * The schedule in cron syntax, in UTC. The job also runs when a server starts, in case no server ran at the scheduled
   * time.
   */
  readonly cron: string;
  /** Must be idempotent: running it twice, or stopping it at any point, loses and duplicates nothing. */
  run(): Promise<void>;
};
