import { randomBytes } from 'node:crypto';
import type { Calls } from '@underhall/contract';

/** Registers an account with a character, and returns its token. */
export async function aGuest(address: string): Promise<string> {
  const mark = randomBytes(5).toString('hex');
  const account = { userName: `guest ${mark}`, emailAddress: `${mark}@example.org`, password: 'a quarter to lamps' };
  const { jwt } = await ask(address, 'POST /register/emailregisteruser', account);
  const wish = { userName: `Ada ${mark}`, gender: 'Lady', avatar: 'veil' } as const;
  const created = await ask(address, 'POST /register/createcharacter', wish, jwt);
  return created.jwt;
}

/** Calls the server as the page does. */
export async function ask<Name extends keyof Calls>(
  address: string,
  name: Name,
  body: Calls[Name]['body'],
  token = '',
): Promise<Calls[Name]['reply']> {
  const [method = 'POST', path] = name.split(' ');
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Calls[Name]['reply'];
}
