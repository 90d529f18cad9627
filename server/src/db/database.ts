/** A statement, prepared once per connection under its name. */
export type Statement = { readonly name: string; readonly text: string };

/** A statement of a transaction. The transaction is rolled back unless the step affects exactly `rows` rows. */
export type Step = Statement & { readonly values: readonly unknown[]; readonly rows?: number };

export type Database = {
  /**
   * Runs one statement and commits it. Many statements can run at once on few connections.
   *
   * If the connection is lost, resends a `select` or a statement that cannot have had any effect.
   *
   * @throws DatabaseUnavailable if no reply arrives within the patience of `openDatabase`
   * @throws RowLocked if another transaction keeps a row locked that the statement writes
   * @throws TooManyWaiting if too many writes of the same account wait
   */
  run<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs all steps in order as one transaction. Returns false and writes nothing if a step affected an unexpected
   * number of rows or conflicted with another transaction. In that case, the caller should read again and retry.
   */
  commit(steps: readonly Step[]): Promise<boolean>;
  /**
   * Calls `hear` with each notification on the channel. Calls it without a payload if notifications may have been
   * missed. Returns a function that stops listening.
   */
  listen(channel: string, hear: (told?: string) => void): Promise<() => Promise<void>>;
  /** When the database last refused a write, in milliseconds of `elapsed` of the runtime. */
  lastRefusedWrite(): number | undefined;
  countPending(): number;
  /**
   * For a shutdown that has to end: from now on a statement without a reply fails after a second. If nothing had a
   * reply in that time, all others fail at once.
   */
  hurry(): void;
  /** Closes the connections after all replies have arrived, or after the patience. */
  close(): Promise<void>;
};

/** The database did not reply in time or refused writes, or the connection was lost. */
export class DatabaseUnavailable extends Error {
  /** If false, the statement may or may not have taken effect. */
  readonly isUnwritten: boolean;
  /** True after a timeout. No retry follows, because the caller has already waited long enough. */
  readonly hasTimedOut: boolean;
  constructor(
    message: string,
    { isUnwritten = false, hasTimedOut = false, ...options }: ErrorOptions & Partial<AboutLoss> = {},
  ) {
    super(message, options);
    this.isUnwritten = isUnwritten;
    this.hasTimedOut = hasTimedOut;
  }
}

type AboutLoss = Pick<DatabaseUnavailable, 'isUnwritten' | 'hasTimedOut'>;

/** An account has so many writes at once that no further one may wait. Nothing was written. */
export class TooManyWaiting extends Error {}

/** The row to write stayed locked by another transaction for too long. Nothing was written. */
export class RowLocked extends Error {}

export type Connection =
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
  | {
      readonly url: string;
      /** URL that bypasses a pooler, for uses that need a session of their own. */
      readonly directUrl?: string;
      /** True for poolers that do not support prepared statements. */
      readonly isWithoutPreparing?: boolean;
    };

/** Returns the connection that bypasses a pooler, for notifications, session locks, migrations and jobs. */
export const directConnection = (connection: Connection): Connection =>
  'url' in connection ? { url: connection.directUrl ?? connection.url } : connection;
