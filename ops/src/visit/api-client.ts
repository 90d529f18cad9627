import { randomBytes } from 'node:crypto';
import type { Calls } from '@underhall/contract';

/** Registers an account with a character and returns its token. */
export async function registerGuest(address: string): Promise<string> {
  const id = randomBytes(5).toString('hex');
  const account = { userName: `guest ${id}`, emailAddress: `${id}@example.org`, password: 'a quarter to lamps' };
  const { jwt } = await callApi(address, 'POST /register/emailregisteruser', account);
  const character = { userName: `Ada ${id}`, gender: 'Lady', avatar: 'veil' } as const;
  const created = await callApi(address, 'POST /register/createcharacter', character, jwt);
  return created.jwt;
}

/** Calls an endpoint as the page does. */
export async function callApi<Name extends keyof Calls>(
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
