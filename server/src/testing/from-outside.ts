import type { Calls } from '@underhall/contract';
import { expect } from 'vitest';
import type { Database } from '../db/database.ts';
import type { ServerProcess } from './a-process.ts';

type CallResult = { readonly isSuccess: boolean };

export type Outsider = { readonly id: number; readonly token: string };

/** Path parameters are taken from the body. */
export async function ask<Name extends keyof Calls>(
  { address }: ServerProcess,
  name: Name,
  body: Calls[Name]['body'],
  { token = '', key }: { readonly token?: string; readonly key?: string | undefined } = {},
): Promise<Calls[Name]['reply'] & CallResult> {
  const [method, route] = name.split(' ') as ['GET' | 'POST', string];
  const path = route.replace(/:(\w+)/g, (_, field) => String((body as Record<string, unknown>)[field]));
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Calls[Name]['reply'] & CallResult;
}

export async function arriveAt(server: ServerProcess, name: string): Promise<Outsider> {
  const emailAddress = `${name.replaceAll(' ', '.')}@example.org`;
  const account = { userName: `${name} at Home`, emailAddress, password: 'still here after all' };
  const { jwt } = await ask(server, 'POST /register/emailregisteruser', account);
  const wish = { userName: name, gender: 'Lady', avatar: 'beardy' } as const;
  const { jwt: token } = await ask(server, 'POST /register/createcharacter', wish, { token: jwt });
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { id: Number(claims.CharacterId), token };
}

/** Ignores the failure of a call whose server was killed, and throws any other. */
export function whenKilled(failure: unknown): undefined {
  if (!(failure instanceof TypeError)) throw failure;
}

/**
 * Waits until no other session of the database runs anything: the last statement of a killed server may still be
 * running.
 */
export async function untilQuiet(database: Database): Promise<void> {
  const busy = async () => {
    const [row] = await database.run<{ busy: number }>({
      name: 'test-busy',
      text: `select count(*) as busy from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state not in ('idle', 'disabled')`,
    });
    return row?.busy;
  };
  await expect.poll(busy, { timeout: 20_000 }).toBe(0);
}
