/** A statement the server prepares once on each connection, under its name. */
export type Statement = { readonly name: string; readonly text: string };

/** One statement of a transaction. Where it touches another number of rows than it expects, nothing is written at all. */
export type Step = Statement & { readonly values: readonly unknown[]; readonly rows?: number };

/** The database as the stores see it. */
export type Database = {
  /**
   * Runs one statement, which commits by itself. Many may be on their way at once, on few connections. Throws
   * `DatabaseAway` if there is no answer within the patience the database was opened with.
   */
  run<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs all steps in their order as one transaction. False, with nothing written, if a step met other rows than it
   * expected, or if another transaction was in the way: whoever asked starts over from what is there by then.
   */
  commit(steps: readonly Step[]): Promise<boolean>;
  /** Calls `hear` whenever something is told on the channel, and may have been; answers with the end of it. */
  listen(channel: string, hear: () => void): Promise<() => Promise<void>>;
  /** Ends the connections once they are answered; those of a silent database are cut after the patience. */
  close(): Promise<void>;
};

/** The database did not answer, or the connection to it was lost: the statement may have been carried out or not. */
export class DatabaseAway extends Error {}

/** The address of the database: a server's Unix socket, or a URL. */
export type Connection =
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
  | { readonly url: string };
