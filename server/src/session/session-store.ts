import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database, Step } from '../db/database.ts';
import { maxEntries } from '../http/max-entries.ts';
import { longestSessionLife, sessionLife } from './tokens.ts';

/** The operator has closed the account: nobody can log in to it. */
export class AccountDisabled extends Error {}

/** The account does not exist: it was erased a moment ago. */
export class AccountGone extends Error {}

export type Session = { readonly accountId: number; readonly characterId?: number };

/** A session as its owner sees it. */
export type ListedSession = {
  /** A digest that identifies the session: the session's own id never leaves the server. */
  readonly handle: string;
  readonly device: string;
  readonly begunAt: Date;
  readonly seenAt: Date;
  readonly isPresent: boolean;
};

export type SessionStore = {
  /**
   * Begins a session on a device, described in plain words. An account has at most twenty: the oldest ends. The session
   * restores a deactivated account.
   *
   * @throws AccountDisabled
   * @throws AccountGone
   */
  begin(accountId: number, device?: string): Promise<string>;
  /** The owner of a session, while it is valid. */
  find(id: string): Promise<Session | undefined>;
  /** True if its owner has proved their identity within the last fifteen minutes. */
  isProved(id: string): Promise<boolean>;
  /** Records such a proof. */
  prove(id: string): Promise<void>;
  /** Renews it for thirty days, up to 180 days after it began, and records the device. */
  renew(id: string, device?: string): Promise<void>;
  /** The valid sessions of an account: the current one first, then the most recently used. */
  list(accountId: number, present: string): Promise<readonly ListedSession[]>;
  /** Ends a session of the account by its handle. Ended sessions and those of other accounts stay unchanged. */
  endOne(accountId: number, handle: string): Promise<void>;
  end(id: string): Promise<void>;
  /** Ends all of an account's sessions, except one if it is passed. */
  endOthers(accountId: number, but?: string): Promise<void>;
  /** The same as a step: ends the sessions on every server within the caller's transaction. */
  endingOthers(accountId: number, but?: string): Step;
  /** Ends all sessions, except the one with this handle if it is passed. */
  endingAllBut(accountId: number, handle?: string): Step;
  /** The next `find` of any session of this account reads the database. */
  forgetAccount(accountId: number): void;
  /** The next `find` reads the database. */
  forget(id: string): void;
  /** Starts listening for sessions that other servers end; returns a function that stops it. */
  listen(): Promise<() => Promise<void>>;
};

/** Milliseconds for which a session is cached, in case a notification of its end is lost. */
const sessionCacheMs = 5000;
const mostAtOnce = 20;
const provedMinutes = 15;
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
    ), back as (
      update erasures set came_back_at = now()
      where account_id = $2 and came_back_at is null and erased_at is null
        and exists (select from accounts where id = $2 and disabled_at is null)
      returning account_id
    ), shown as (
      update roster set hidden_at = null where account_id = $2 and exists (select from back)
    )
    insert into sessions (id, account_id, expires_at, device)
    select $1, id, now() + make_interval(secs => $3), $4 from accounts where id = $2 and disabled_at is null returning id`,
};
const isThere = { name: 'account-is-there', text: 'select from accounts where id = $1' };
const foreignKeyViolation = '23503';
const renewing = {
  name: 'renew-session',
  text: `update sessions
    set expires_at = least(now() + make_interval(secs => $2), created_at + make_interval(secs => ${longestSessionLife})),
      seen_at = now(), device = case when $3 = '' then device else $3 end
    where id = $1`,
};
const handle = `encode(sha256(convert_to(id, 'UTF8')), 'hex')`;
const isHandle = /^[0-9a-f]{64}$/;
const listing = {
  name: 'list-sessions',
  text: `select ${handle} as handle, device, created_at as "begunAt", seen_at as "seenAt", id = $2 as "isPresent"
    from sessions where account_id = $1 and expires_at > now() order by id = $2 desc, seen_at desc, id`,
};
const proved = {
  name: 'session-is-proved',
  text: `select from sessions where id = $1 and proved_at > now() - interval '${provedMinutes} minutes'`,
};
const proving = { name: 'prove-session', text: 'update sessions set proved_at = now() where id = $1' };
/** Notifies all servers of the ended sessions when the transaction commits. */
const tellServers = `select pg_notify('${channel}', account_id::text) from ended group by account_id`;
const ending = {
  name: 'end-session',
  text: `with ended as (delete from sessions where id = $1 returning account_id) ${tellServers}`,
};
const endingOne = {
  name: 'end-own-session',
  text: `with ended as (delete from sessions where account_id = $1 and ${handle} = $2 returning account_id) ${tellServers}`,
};
const endingOthers = {
  name: 'end-other-sessions',
  text: `with ended as (
      delete from sessions where account_id = $1 and id is distinct from $2 returning account_id
    ) ${tellServers}`,
};

const endingAllBut = {
  name: 'end-sessions-but-handle',
  text: `with ended as (
      delete from sessions where account_id = $1 and ${handle} is distinct from $2 returning account_id
    ) ${tellServers}`,
};

export function sessionStore(database: Database, believedFor = sessionCacheMs): SessionStore {
  const recent = new LRUCache<string, Session>({ ...maxEntries(20_000), ttl: believedFor });
  const forgetAll = (accountId: number, but?: string): void => {
    for (const [id, session] of recent.entries()) {
      if (session.accountId === accountId && id !== but) recent.delete(id);
    }
  };
  return {
    async begin(accountId, device = '') {
      const id = randomBytes(18).toString('base64url');
      const begun = await database
        .run(beginning, [id, accountId, sessionLife, device])
        .catch((failure: { code?: string }) => {
          // The statement still saw the account, which was erased before the session was written.
          throw failure.code === foreignKeyViolation ? new AccountGone() : failure;
        });
      if (begun.length > 0) return id;
      throw (await database.run(isThere, [accountId])).length > 0 ? new AccountDisabled() : new AccountGone();
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
      // Not cached without a character: any server may create one at any moment.
      if (row.character_id !== null) recent.set(id, session);
      return session;
    },
    isProved: async (id) => (await database.run(proved, [id])).length > 0,
    async prove(id) {
      await database.run(proving, [id]);
    },
    async renew(id, device = '') {
      await database.run(renewing, [id, sessionLife, device]);
    },
    list: (accountId, present) => database.run<ListedSession>(listing, [accountId, present]),
    async endOne(accountId, one) {
      if (!isHandle.test(one)) return;
      await database.run(endingOne, [accountId, one]);
      forgetAll(accountId);
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
    endingOthers: (accountId, but) => ({ ...endingOthers, values: [accountId, but ?? null] }),
    endingAllBut: (accountId, one) => ({ ...endingAllBut, values: [accountId, one ?? null] }),
    forgetAccount: (accountId) => forgetAll(accountId),
    forget(id) {
      recent.delete(id);
    },
    listen: () =>
      database.listen(channel, (accountId) =>
        accountId === undefined ? recent.clear() : forgetAll(Number(accountId)),
      ),
  };
}
