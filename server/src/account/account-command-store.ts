import type { Database, Step } from '../db/database.ts';

/** `done` is the earlier command with this idempotency key. */
export type AccountVersion = {
  readonly version: number;
  readonly done?: { readonly choice: string; readonly reply: unknown };
};

/** Every repeat of the command gets the same reply. */
export type KeyedCommand = { readonly key: string; readonly choice: string; readonly reply: unknown };

export type AccountCommandStore = {
  load(accountId: number, key: string | undefined): Promise<AccountVersion | undefined>;
  /** Runs the steps and increments the version. Writes nothing and returns false if the version has changed. */
  save(accountId: number, version: number, steps: readonly Step[], command?: KeyedCommand): Promise<boolean>;
};

const loading = {
  name: 'load-account-version',
  text: `select version, choice, reply from accounts
    left join account_commands on account_id = id and request_key = $2 where id = $1`,
};
const advancing = {
  name: 'advance-account',
  text: 'update accounts set version = version + 1 where id = $1 and version = $2',
};
const recording = {
  name: 'record-account-command',
  text: 'insert into account_commands (account_id, request_key, choice, reply) values ($1, $2, $3, $4)',
};

type Row = { version: number; choice: string | null; reply: string | null };

export function accountCommandStore(database: Database): AccountCommandStore {
  return {
    async load(accountId, key) {
      const [row] = await database.run<Row>(loading, [accountId, key ?? null]);
      if (!row) return undefined;
      const { version, choice, reply } = row;
      return { version, ...(choice !== null && reply !== null && { done: { choice, reply: JSON.parse(reply) } }) };
    },
    save(accountId, version, steps, command) {
      const own: Step[] = [{ ...advancing, values: [accountId, version], rows: 1 }];
      if (command) {
        const values = [accountId, command.key, command.choice, JSON.stringify(command.reply)];
        own.push({ ...recording, values, rows: 1 });
      }
      return database.commit([...own, ...steps]);
    },
  };
}
