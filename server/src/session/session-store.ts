import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database, Step } from '../db/database.ts';
import { longestSessionLife, sessionLife } from './tokens.ts';

/** The operator has shut the account: nobody gets in by it. */
export class AccountDisabled extends Error {}

export type Session = { readonly accountId: number; readonly characterId?: number };

export type SessionStore = {
  /** Begins a session; throws `AccountDisabled`. The oldest of more than twenty of an account ends. */
  begin(accountId: number): Promise<string>;
  /** The owner of a session, while it lasts. */
  find(id: string): Promise<Session | undefined>;
  /** Starts its thirty days anew, up to 180 days after it began. */
  renew(id: string): Promise<void>;
  end(id: string): Promise<void>;
  /** Ends all of an account's sessions but the one given, if one is. */
  endOthers(accountId: number, but?: string): Promise<void>;
  /** Ends all of an account's sessions, on every server, in the transaction of what ends them. */
  endingAll(accountId: number): Step;
  /** The next `find` reads the database. */
  forget(id: string): void;
  /** Hears from now on of the sessions that other servers end; answers with the end of it. */
  listen(): Promise<() => Promise<void>>;
};

/** Milliseconds for which a session is believed without a look, should a word of its end be lost. */
const believedMs = 5000;
const mostAtOnce = 20;
const channel = 'sessions';

const finding = {
  name: 'find-session',
  text: `select s.account_id, r.character_id
    from sessions s join accounts a on a.id = s.account_id left join roster r on r.account_id = s.account_id
    where s.id = $1 and s.expires_at > now() and a.disabled_at is null`,
};
const beginning = {
  name: 'begin-session',
  text: `with swept as (
      delete from sessions where account_id = $2 and id in (
        select id from (
          select id, expires_at, row_number() over (order by expires_at desc, id) as place
          from sessions where account_id = $2
        ) as own where expires_at < now() or place >= ${mostAtOnce}
      )
    )
    insert into sessions (id, account_id, expires_at)
    select $1, id, now() + make_interval(secs => $3) from accounts where id = $2 and disabled_at is null returning id`,
};
const renewing = {
  name: 'renew-session',
  text: `update sessions
    set expires_at = least(now() + make_interval(secs => $2), created_at + make_interval(secs => ${longestSessionLife}))
    where id = $1`,
};
/** Tells all servers whose sessions have ended, once the deed is done. */
const told = `select pg_notify('${channel}', account_id::text) from ended group by account_id`;
const ending = {
  name: 'end-session',
  text: `with ended as (delete from sessions where id = $1 returning account_id) ${told}`,
};
const endingOthers = {
  name: 'end-other-sessions',
  text: `with ended as (
      delete from sessions where account_id = $1 and id is distinct from $2 returning account_id
    ) ${told}`,
};

export function sessionStore(database: Database, believedFor = believedMs): SessionStore {
  const recent = new LRUCache<string, Session>({ max: 20_000, ttl: believedFor });
  const forgetAll = (accountId: number, but?: string): void => {
    for (const [id, session] of recent.entries()) {
      if (session.accountId === accountId && id !== but) recent.delete(id);
    }
  };
  return {
    async begin(accountId) {
      const id = randomBytes(18).toString('base64url');
      const begun = await database.run(beginning, [id, accountId, sessionLife]);
      if (begun.length === 0) throw new AccountDisabled();
      return id;
    },
    async find(id) {
      const cached = recent.get(id);
      if (cached) return cached;
      const [row] = await database.run<{ account_id: number; character_id: number | null }>(finding, [id]);
      if (!row) return undefined;
      const session = {
        accountId: row.account_id,
        ...(row.character_id !== null && { characterId: row.character_id }),
      };
      // Not cached without a character: one may be made at any moment, on any node.
      if (row.character_id !== null) recent.set(id, session);
      return session;
    },
    async renew(id) {
      await database.run(renewing, [id, sessionLife]);
    },
    async end(id) {
      recent.delete(id);
      await database.run(ending, [id]);
      recent.delete(id);
    },
    async endOthers(accountId, but) {
      forgetAll(accountId, but);
      await database.run(endingOthers, [accountId, but ?? null]);
      forgetAll(accountId, but);
    },
    endingAll: (accountId) => ({ ...endingOthers, values: [accountId, null] }),
    forget(id) {
      recent.delete(id);
    },
    listen: () =>
      database.listen(channel, (accountId) =>
        accountId === undefined ? recent.clear() : forgetAll(Number(accountId)),
      ),
  };
}
