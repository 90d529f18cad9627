/** Work that is done by the clock, by one of the servers and whether or not anybody plays. */
export type Job = {
  /** Letters and dashes: the name of its queue. */
  readonly name: string;
  /** The times at which it is done, as `cron` has it, in UTC. It is done at the start of a server too, in case none ran when it was due. */
  readonly cron: string;
  /** Does what there is to do. Done twice, or broken off at any point, it loses and doubles nothing. */
  run(): Promise<void>;
};
