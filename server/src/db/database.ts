/** A statement the server prepares once on each connection, under its name. */
export type Statement = { readonly name: string; readonly text: string };

/** One statement of a transaction. Where it touches another number of rows than it expects, nothing is written at all. */
export type Step = Statement & { readonly values: readonly unknown[]; readonly rows?: number };

/** The database as the stores see it. */
export type Database = {
  /**
   * Runs one statement, which commits by itself. Many may be on their way at once, on few connections. Throws
   * `DatabaseUnavailable` if there is no answer within the patience the database was opened with, and `RowLocked` where a row
   * that it writes stays locked by another. One that begins with `select`, or was not carried out for certain, is sent
   * a second time where the connection was lost.
   */
  run<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs all steps in their order as one transaction. False, with nothing written, if a step met other rows than it
   * expected, or if another transaction was in the way: whoever asked starts over from what is there by then.
   */
  commit(steps: readonly Step[]): Promise<boolean>;
  /**
   * Calls `hear` with whatever is told on the channel, and with nothing whenever something may have been told that was not
   * heard; answers with the end of it.
   */
  listen(channel: string, hear: (told?: string) => void): Promise<() => Promise<void>>;
  /** The moment at which a write was last refused because the database takes none, by `performance.now()`. */
  lastRefusedWrite(): number | undefined;
  /** The number of statements that were sent and not answered yet. */
  waiting(): number;
  /** Ends the connections once they are answered; those of a silent database are cut after the patience. */
  close(): Promise<void>;
};

/** The database did not answer, took too long, takes no writes, or the connection to it was lost. */
export class DatabaseUnavailable extends Error {
  /** True if nothing was written for certain; else the statement may have been carried out or not. */
  readonly isUnwritten: boolean;
  /** True if its answer was waited for in vain: whoever asked has waited long enough, and asks no second time. */
  readonly isSilent: boolean;
  constructor(
    message: string,
    { isUnwritten = false, isSilent = false, ...options }: ErrorOptions & Partial<AboutLoss> = {},
  ) {
    super(message, options);
    this.isUnwritten = isUnwritten;
    this.isSilent = isSilent;
  }
}

type AboutLoss = Pick<DatabaseUnavailable, 'isUnwritten' | 'isSilent'>;

/** A row that was to be written is locked by another for longer than it is waited for. Nothing was written. */
export class RowLocked extends Error {}

/** The address of the database: a server's Unix socket, or a URL. */
export type Connection =
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
  | {
      readonly url: string;
      /** The way past a pooler that the first address leads to: whoever comes by it keeps a connection to themselves. */
      readonly directUrl?: string;
      /** True if statements go by their text alone, as a pooler may want it that hands connections on. */
      readonly isUnprepared?: boolean;
    };

/** The connection past any pooler: for listening, locks that outlive a transaction, migrations and jobs. */
export const unpooled = (connection: Connection): Connection =>
  'url' in connection ? { url: connection.directUrl ?? connection.url } : connection;
