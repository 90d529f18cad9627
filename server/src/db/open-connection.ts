import type { ClientBase } from 'pg';
import type { Statement } from './database.ts';

/** What the server says on an open connection: every statement, `begin` and `commit` of a request passes here. */
export type OpenConnection = {
  query<Row extends object>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<{ readonly rows: Row[]; readonly rowCount: number | null }>;
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
};

export const connectionOver = (client: ClientBase): OpenConnection => ({
  query: ({ name, text }, values) => client.query({ name, text, values: [...values] }),
  begin: async () => void (await client.query('begin')),
  commit: async () => void (await client.query('commit')),
  rollback: async () => void (await client.query('rollback')),
});
