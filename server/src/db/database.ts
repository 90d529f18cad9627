/** A statement the server prepares once on each connection, under its name. */
export type Statement = { readonly name: string; readonly text: string };

/** The database as the stores see it. */
export type Database = {
  /** Runs one statement, which commits by itself. Many may be on their way at once, on few connections. */
  run<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/** Where the database is: a server's Unix socket, or an address that says everything. */
export type Connection =
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
  | { readonly url: string };
