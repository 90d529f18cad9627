/** A scheduled task that runs on one of the servers. */
export type Job = {
  /** Lower-case characters and dashes only, because it names the queue. */
  readonly name: string;
  /**
   * The schedule in cron syntax, in UTC. The job also runs when a server starts, in case no server ran at the scheduled
   * time.
   */
  readonly cron: string;
  /** Must be idempotent: running twice or stopping at any point must not lose or duplicate anything. */
  run(): Promise<void>;
};
