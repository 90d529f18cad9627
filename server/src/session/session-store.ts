import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { sessionLife } from './tokens.ts';

export type Session = { readonly accountId: number; readonly characterId?: number };

export type SessionStore = {
  begin(accountId: number): Promise<string>;
  /** The owner of a session, while it lasts. May be up to five seconds old on another node. */
  find(id: string): Promise<Session | undefined>;
  /** Starts its thirty days anew. */
  renew(id: string): Promise<void>;
  end(id: string): Promise<void>;
  /** Ends all of an account's sessions but the one given, if one is. On another node one may last five seconds more. */
  endOthers(accountId: number, but?: string): Promise<void>;
  /** The next `find` reads the database. */
  forget(id: string): void;
};

const finding = {
  name: 'find-session',
  text: `select s.account_id, r.character_id from sessions s left join roster r on r.account_id = s.account_id
    where s.id = $1 and s.expires_at > now()`,
};
const beginning = {
  name: 'begin-session',
  text: `with swept as (delete from sessions where account_id = $2 and expires_at < now())
    insert into sessions (id, account_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))`,
};
const renewing = {
  name: 'renew-session',
  text: 'update sessions set expires_at = now() + make_interval(secs => $2) where id = $1',
};
const ending = { name: 'end-session', text: 'delete from sessions where id = $1' };
const endingOthers = {
  name: 'end-other-sessions',
  text: 'delete from sessions where account_id = $1 and id is distinct from $2',
};

export function sessionStore(database: Database): SessionStore {
  const recent = new LRUCache<string, Session>({ max: 20_000, ttl: 5000 });
  return {
    async begin(accountId) {
      const id = randomBytes(18).toString('base64url');
      await database.run(beginning, [id, accountId, sessionLife]);
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
      const uncacheThem = () => {
        for (const [id, session] of recent.entries()) {
          if (session.accountId === accountId && id !== but) recent.delete(id);
        }
      };
      uncacheThem();
      await database.run(endingOthers, [accountId, but ?? null]);
      uncacheThem();
    },
    forget(id) {
      recent.delete(id);
    },
  };
}
