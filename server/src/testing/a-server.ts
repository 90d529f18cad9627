import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Calls, endpoints, keyHeader } from '@underhall/contract';
import { openPack, type Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import type { FastifyInstance } from 'fastify';
import { Check, Errors } from 'typebox/value';
import { buildApp } from '../app.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { openDeps } from '../open-deps.ts';
import type { Secrets } from '../secrets.ts';
import type { ServerOptions } from '../server-options.ts';
import { aDatabase, beforeDatabasesClose } from './database.ts';

export const worldFolder = join(import.meta.dirname, '../../../world');

export type Answer<Reply> = {
  readonly status: number;
  readonly body: Reply;
  readonly headers: Record<string, unknown>;
};

export type TestServer = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly database: Database;
  /** Checks successful replies against the contract. */
  call<Name extends keyof Calls>(
    name: Name,
    body?: Calls[Name]['body'],
    token?: string,
    key?: string,
  ): Promise<Answer<Calls[Name]['reply'] & Refusal>>;
};

export type Refusal = { readonly isSuccess: boolean; readonly message?: string };

export type AServer = {
  pack?: Pack;
  options?: Partial<ServerOptions>;
  database?: Database;
  /** For a second server on the same database. */
  secrets?: Secrets;
  /** Hashes passwords with the real cost. */
  isSlowWithPasswords?: true;
  /** Receives the log, instead of the terminal. */
  log?: { write(line: string): void };
};

/** The real server over its own real database, with the default world unless the test passes another. */
export async function aServer(about: AServer = {}): Promise<TestServer> {
  const database = about.database ?? (await aDatabase());
  const options = {
    clientVersion: '6.5.99',
    rateLimits: false,
    clockOffset: 0,
    logLevel: 'error',
    // The usual hash would take 20 ms of a core for each player of a test.
    ...(!about.isSlowWithPasswords && { passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 } }),
    ownAddress: 'http://127.0.0.1:8080',
    ...about.options,
  };
  const secrets = about.secrets ?? { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
  const deps = await openDeps(database, openPack(about.pack ?? theWorld()), secrets, options);
  const app = await buildApp(deps, about.log);
  if (options.outboxFolder || options.smtpUrl) {
    await deps.mailQueue.open();
    beforeDatabasesClose(() => deps.mailQueue.close());
  }
  return { app, deps, database, call: (name, body, token, key) => call(app, name, body, token, key) };
}

let compiled: Pack | undefined;

/** Compiles the default world once for all tests of a process. */
export function theWorld(): Pack {
  if (compiled) return compiled;
  const { pack, problems } = compileWorld(worldFolder);
  if (!pack) throw new Error(`the world does not compile: ${problems.length} problems; see npm run world`);
  compiled = pack;
  return pack;
}

async function call<Name extends keyof Calls>(
  app: FastifyInstance,
  name: Name,
  body: unknown,
  token: string | undefined,
  key: string | undefined,
) {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  const answer = await app.inject({
    method,
    url: `/api${filled(path, body)}${method === 'GET' ? queryOf(path, body) : ''}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { [keyHeader]: key }),
      'content-type': 'application/json',
    },
    ...(method === 'POST' && { payload: JSON.stringify(body ?? {}) }),
  });
  const replyBody = answer.json();
  if (answer.statusCode === 200 && replyBody.isSuccess !== false) {
    const reply = endpoints.find((each) => each.method === method && each.path === path)?.reply;
    if (!reply || !Check(reply, replyBody))
      throw new Error(
        `${name} answers outside the contract: ${JSON.stringify(reply && [...Errors(reply, replyBody)].slice(0, 3))}`,
      );
  }
  return { status: answer.statusCode, body: replyBody, headers: answer.headers };
}

/** Fields of the body that are not in the path become the query. */
function queryOf(path: string, body: unknown): string {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>).filter(([name]) => !path.includes(`:${name}`));
  const query = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
  return fields.length === 0 ? '' : `?${query}`;
}

const filled = (path: string, body: unknown): string =>
  path.replace(/:(\w+)/, (_, field) =>
    encodeURIComponent(String((body as Record<string, unknown> | undefined)?.[field])),
  );
