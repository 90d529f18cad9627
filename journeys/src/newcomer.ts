import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Calls } from '@underhall/contract';

export const password = 'a quarter to lamps';

export type Newcomer = {
  readonly userName: string;
  readonly email: string;
  readonly name: string;
  readonly token: string;
};

/** Names nobody has yet. */
export function someNames() {
  const mark = randomBytes(5).toString('hex');
  return { userName: `reader ${mark}`, email: `${mark}@example.org`, name: `Ada ${mark}` };
}

/** Calls the server as the page does. */
export async function ask<Name extends keyof Calls>(
  request: APIRequestContext,
  name: Name,
  body: Calls[Name]['body'],
  token = '',
): Promise<Calls[Name]['reply']> {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const filled = path.replace(/:(\w+)/, (_, field) => encodeURIComponent(String(Object(body)[field])));
  const answer = await request.fetch(`/api${filled}`, {
    method,
    headers,
    ...(method === 'POST' && { data: JSON.stringify(body) }),
  });
  return (await answer.json()) as Calls[Name]['reply'];
}

/** Somebody who has an account, and no character yet. */
export async function anAccount(request: APIRequestContext): Promise<Newcomer> {
  const names = someNames();
  const account = { userName: names.userName, emailAddress: names.email, password };
  const { jwt } = await ask(request, 'POST /register/emailregisteruser', account);
  return { ...names, token: jwt };
}

/** Somebody who has an account and a character already. */
export async function somebody(request: APIRequestContext): Promise<Newcomer> {
  const { token: jwt, ...names } = await anAccount(request);
  const wish = { userName: names.name, gender: 'Lady', avatar: 'veil' } as const;
  const made = await ask(request, 'POST /register/createcharacter', wish, jwt);
  return { ...names, token: made.jwt };
}

/** The same, signed in on this page from its first visit. */
export async function aNewcomer(page: Page): Promise<Newcomer> {
  const newcomer = await somebody(page.request);
  await signIn(page, newcomer);
  return newcomer;
}

/** Puts the token where the page looks for it, at its first visit only: what becomes of it then is up to the page. */
export async function signIn(page: Page, { token }: Newcomer): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('signed-in-once')) return;
    sessionStorage.setItem('access_token', kept);
    sessionStorage.setItem('signed-in-once', 'yes');
  }, token);
}

/** Signs in by hand, from the landing. */
export async function logIn(page: Page, email: string, word: string, remember = false): Promise<void> {
  await page.goto('/login');
  await enter(page, email, word, remember);
}

/** The same, where the landing is open already. */
export async function enter(page: Page, email: string, word: string, remember = false): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(word);
  if (remember) await page.getByRole('checkbox', { name: /remember me/i }).check();
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Plays on by calls, by each storylet's first free branch, until Introduced stands at `stage`. */
export async function introduce(page: Page, { token }: Newcomer, stage: number): Promise<void> {
  for (let step = 0; step < 60; step++) {
    const myself = await ask(page.request, 'GET /character/myself', {}, token);
    const held = myself.possessions.flatMap(({ possessions }) => possessions);
    const reached = held.find(({ name }) => name === 'Introduced')?.level ?? 0;
    if (reached >= stage) return;
    if (reached >= 5) await goTo(page.request, token, reached === 8 ? 'The Bazaar' : 'Lampwick');
    await (reached === 7 ? playCard(page.request, token) : playOne(page.request, token));
  }
  throw new Error(`nobody came to stage ${stage}`);
}

/** Draws the card that waits, and plays it. */
export async function playCard(request: APIRequestContext, token: string): Promise<void> {
  await ask(request, 'POST /opportunity/draw', {}, token);
  const { displayCards } = await ask(request, 'GET /opportunity', {}, token);
  const { storylet } = await ask(request, 'POST /storylet/begin', { eventId: displayCards[0]?.eventId ?? 0 }, token);
  await ask(request, 'POST /storylet/choosebranch', { branchId: storylet?.childBranches[0]?.id ?? 0 }, token);
  await ask(request, 'POST /storylet', {}, token);
}

/** Travels by call, unless one is there already. */
export async function goTo(request: APIRequestContext, token: string, place: string): Promise<void> {
  const { areas } = await ask(request, 'GET /map', {}, token);
  const goal = areas.find(({ name, canMoveTo }) => canMoveTo && name === place);
  if (goal) await ask(request, 'POST /map/move', { areaId: goal.id }, token);
}

/** Plays on by calls until the candle is out. */
export async function burnDown(page: Page, { token }: Newcomer): Promise<void> {
  const left = async () => (await ask(page.request, 'GET /character/actions', {}, token)).actions;
  for (let turns = 0; (await left()) > 0; turns++) {
    if (turns === 60) throw new Error('sixty turns did not burn a candle down');
    await playOne(page.request, token, 9);
  }
}

/** Begins the first story on the list and chooses its first branch that is not locked. */
export async function playOne(request: APIRequestContext, token: string, place = 0): Promise<void> {
  const list = await ask(request, 'POST /storylet', {}, token);
  const listed = list.storylets?.[place] ?? list.storylets?.at(-1);
  const open =
    list.storylet ?? (await ask(request, 'POST /storylet/begin', { eventId: listed?.id ?? 0 }, token)).storylet;
  const branch = open?.childBranches.find(({ isLocked }) => !isLocked);
  await ask(request, 'POST /storylet/choosebranch', { branchId: branch?.id ?? 0 }, token);
  await ask(request, 'POST /storylet', {}, token);
}
