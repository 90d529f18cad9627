import { LRUCache } from 'lru-cache';
import type { Database, Step } from '../db/database.ts';
import { maxEntries } from '../http/max-entries.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { maxSessionLifeSeconds, sessionLifeSeconds } from './tokens.ts';

/** The operator has closed the account. */
export class AccountDisabled extends Error {}

export class AccountGone extends Error {}

export type Session = { readonly accountId: number; readonly characterId?: number };

export type ListedSession = {
  /** A digest of the session id, which itself never leaves the server. */
  readonly handle: string;
  readonly device: string;
  readonly begunAt: Date;
  readonly seenAt: Date;
  readonly isPresent: boolean;
};

export type SessionStore = {
  /**
   * Begins a session and returns its id. Also restores a deactivated account. An account has at most twenty sessions,
   * so a new one may end the one that expires first.
   *
   * @throws AccountDisabled
   * @throws AccountGone
   */
  begin(accountId: number, device?: string): Promise<string>;
  /** Returns undefined if the session has ended or expired, or the account is closed. */
  find(id: string): Promise<Session | undefined>;
  /** True if the player proved their identity in this session within the last fifteen minutes. */
  isProved(id: string): Promise<boolean>;
  prove(id: string): Promise<void>;
  /** Extends the session by thirty days, up to 180 days after it began. Records the device. */
  renew(id: string, device?: string): Promise<void>;
  /** The current session first, and the others by last use. */
  list(accountId: number, currentId: string): Promise<readonly ListedSession[]>;
  /** Ends the session with this handle if it belongs to the account. */
  endOne(accountId: number, handle: string): Promise<void>;
  end(id: string): Promise<void>;
  endOthers(accountId: number, exceptId?: string): Promise<void>;
  /** The same as a step for a transaction. */
  endingOthers(accountId: number, exceptId?: string): Step;
  /** Returns a step that ends all sessions except the one with this handle. */
  endingAllExcept(accountId: number, exceptHandle?: string): Step;
  forgetAccount(accountId: number): void;
  forget(id: string): void;
  /** Listens for sessions that other servers end. Returns a function that stops listening. */
  listen(): Promise<() => Promise<void>>;
};

/** Maximum delay if the notification of an ended session is lost. */
const sessionCacheMs = 5000;
const maxSessions = 20;
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
        ) as own where expires_at < now() or place >= ${maxSessions}
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
    set expires_at = least(now() + make_interval(secs => $2), created_at + make_interval(secs => ${maxSessionLifeSeconds})),
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
/** Notifies all servers when the transaction commits. */
const notifyServers = `select pg_notify('${channel}', account_id::text) from ended group by account_id`;
const ending = {
  name: 'end-session',
  text: `with ended as (delete from sessions where id = $1 returning account_id) ${notifyServers}`,
};
const endingOne = {
  name: 'end-own-session',
  text: `with ended as (delete from sessions where account_id = $1 and ${handle} = $2 returning account_id) ${notifyServers}`,
};
const endingOthers = {
  name: 'end-other-sessions',
  text: `with ended as (
      delete from sessions where account_id = $1 and id is distinct from $2 returning account_id
    ) ${notifyServers}`,
};

const endingAllExcept = {
  name: 'end-sessions-but-handle',
  text: `with ended as (
      delete from sessions where account_id = $1 and ${handle} is distinct from $2 returning account_id
    ) ${notifyServers}`,
};

export function sessionStore(database: Database, { randomBytes }: Runtime, cacheMs = sessionCacheMs): SessionStore {
  const cache = new LRUCache<string, Session>({ ...maxEntries(20_000), ttl: cacheMs });
  const dropCached = (accountId: number, exceptId?: string): void => {
    for (const [id, session] of cache.entries()) {
      if (session.accountId === accountId && id !== exceptId) cache.delete(id);
    }
  };
  return {
    async begin(accountId, device = '') {
      const id = randomBytes(18).toString('base64url');
      const begun = await database
        .run(beginning, [id, accountId, sessionLifeSeconds, device])
        .catch((failure: { code?: string }) => {
          // The account was erased between reading it and writing the session.
          throw failure.code === foreignKeyViolation ? new AccountGone() : failure;
        });
      if (begun.length > 0) return id;
      throw (await database.run(isThere, [accountId])).length > 0 ? new AccountDisabled() : new AccountGone();
    },
    async find(id) {
      const cached = cache.get(id);
      if (cached) return cached;
      const [row] = await database.run<{ account_id: number; character_id: number | null }>(finding, [id]);
      if (!row) return undefined;
      const session = {
        accountId: row.account_id,
        ...(row.character_id !== null && { characterId: row.character_id }),
      };
      // Cache the session only with a character, because any server may create that character at any time.
      if (row.character_id !== null) cache.set(id, session);
      return session;
    },
    isProved: async (id) => (await database.run(proved, [id])).length > 0,
    async prove(id) {
      await database.run(proving, [id]);
    },
    async renew(id, device = '') {
      await database.run(renewing, [id, sessionLifeSeconds, device]);
    },
    list: (accountId, currentId) => database.run<ListedSession>(listing, [accountId, currentId]),
    async endOne(accountId, handleToEnd) {
      if (!isHandle.test(handleToEnd)) return;
      await database.run(endingOne, [accountId, handleToEnd]);
      dropCached(accountId);
    },
    async end(id) {
      cache.delete(id);
      await database.run(ending, [id]);
      cache.delete(id);
    },
    async endOthers(accountId, exceptId) {
      dropCached(accountId, exceptId);
      await database.run(endingOthers, [accountId, exceptId ?? null]);
      dropCached(accountId, exceptId);
    },
    endingOthers: (accountId, exceptId) => ({ ...endingOthers, values: [accountId, exceptId ?? null] }),
    endingAllExcept: (accountId, exceptHandle) => ({ ...endingAllExcept, values: [accountId, exceptHandle ?? null] }),
    forgetAccount: (accountId) => dropCached(accountId),
    forget(id) {
      cache.delete(id);
    },
    listen: () =>
      database.listen(channel, (accountId) =>
        accountId === undefined ? cache.clear() : dropCached(Number(accountId)),
      ),
  };
}
