import { setTimeout as pause } from 'node:timers/promises';
import type { Calls } from '@underhall/contract';
import type { Pack, Quality } from '@underhall/engine';
import { expect, test, vi } from 'vitest';
import { aHome, killNine, type ServerProcess } from './testing/a-process.ts';
import { theWorld } from './testing/a-server.ts';

const rounds = 20;
const callers = 8;
const [storyletId, branchId, total] = [900_001, 900_002, 900_003];

type Caller = { readonly token: string; counted: number };

test('twenty kills under load lose no answered choice and count no other choice twice', async () => {
  const { pack, counter } = aCountingWorld();
  const home = await aHome(pack);
  let server = await home.start();
  const crowd = await Promise.all(Array.from({ length: callers }, (_, i) => signUp(server, i)));
  let answered = 0;

  for (let round = 0; round < rounds; round++) {
    const before = answeredBy(crowd);
    const playing = crowd.map((caller) => playUntilItEnds(server, caller, counter));
    // By then all callers are choosing. Each round kills the server a little later.
    await vi.waitFor(() => expect(answeredBy(crowd)).toBeGreaterThan(before + callers), 60_000);
    await pause((round * 37) % 100);
    await killNine(server);
    answered += (await Promise.all(playing)).reduce((sum, count) => sum + count, 0);

    server = await home.start();
    for (const caller of crowd) {
      const count = await countOf(server, caller, counter);
      // The server may have written the last choice without its reply arriving: one more, never fewer.
      expect([caller.counted, caller.counted + 1], `round ${round}`).toContain(count);
      caller.counted = count;
    }
    // The shared quality was written with each choice, or not at all.
    expect(await totalOf(server, crowd[0] as Caller), `round ${round}`).toBe(answeredBy(crowd));
  }
  expect(answered).toBeGreaterThan(rounds * callers);
}, 300_000);

test('a second start on a data folder in use names the process that uses it, and harms nothing', async () => {
  const { pack, counter } = aCountingWorld();
  const home = await aHome(pack, 'always embedded');
  const server = await home.start();
  const caller = await signUp(server, 0);
  const playing = playUntilItEnds(server, caller, counter, 300);

  const refused = await Promise.all(Array.from({ length: 5 }, () => home.startRefused()));

  for (const { code, said } of refused) {
    expect(code).not.toBe(0);
    expect(said).toContain(String(server.child.pid));
  }
  expect(await playing).toBeGreaterThan(0);
  expect(await countOf(server, caller, counter)).toBe(caller.counted);
}, 120_000);

const answeredBy = (crowd: readonly Caller[]): number => crowd.reduce((sum, { counted }) => sum + counted, 0);

/** The real world with one more storylet, which counts its choices per player and for all players. */
function aCountingWorld(): { pack: Pack; counter: number } {
  const real = theWorld();
  const counter = real.qualities.find(({ name }) => name === 'Candle-End')?.id ?? 0;
  const [example] = real.storylets;
  const [branch] = example?.branches ?? [];
  if (!example || !branch) throw new Error('the world has no storylet');
  const known = real.qualities.find(({ id }) => id === counter) as Quality;
  const ofAll: Quality = { ...known, id: total, name: 'Counted by All', shared: true };
  const effects = [counter, total].map((quality) => ({ kind: 'change', quality, by: 1 }) as const);
  const outcomes = { always: { title: 'Counted', descriptionHtml: '', effects, reveal: [] } };
  const counting = { ...branch, id: branchId, cost: 0, when: [], needs: [], pays: [], challenges: [], outcomes };
  const storylet = {
    ...example,
    id: storyletId,
    areas: [],
    when: [],
    urgency: 'normal',
    canGoBack: true,
    descriptionHtml: [{ kind: 'level', quality: total }],
    branches: [counting],
  } as const;
  const storylets = [...real.storylets.filter(({ urgency }) => urgency !== 'must'), storylet];
  return { pack: { ...real, qualities: [...real.qualities, ofAll], storylets }, counter };
}

async function ask<Name extends keyof Calls>(
  server: ServerProcess,
  name: Name,
  body: Calls[Name]['body'],
  token = '',
): Promise<Calls[Name]['reply']> {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  const answer = await fetch(`${server.address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Calls[Name]['reply'];
}

async function signUp(server: ServerProcess, i: number): Promise<Caller> {
  const account = {
    userName: `Killed ${i} times`,
    emailAddress: `killed${i}@example.org`,
    password: 'still here after all',
  };
  const { jwt } = await ask(server, 'POST /register/emailregisteruser', account);
  const made = await ask(
    server,
    'POST /register/createcharacter',
    { userName: `Killed ${i}`, gender: 'Lady', avatar: 'veil' },
    jwt,
  );
  return { token: made.jwt, counted: 0 };
}

/** Plays until the server is gone or has answered `limit` choices. Returns the number of answered choices. */
async function playUntilItEnds(
  server: ServerProcess,
  caller: Caller,
  counter: number,
  limit = Number.POSITIVE_INFINITY,
) {
  let answered = 0;
  try {
    while (answered < limit) {
      await ask(server, 'POST /storylet/begin', { eventId: storyletId }, caller.token);
      const { messages } = await ask(server, 'POST /storylet/choosebranch', { branchId }, caller.token);
      const level = messages?.find(({ possession }) => possession?.id === counter)?.possession?.level;
      expect(level).toBe(caller.counted + 1);
      caller.counted += 1;
      answered += 1;
    }
  } catch (failure) {
    if (!(failure instanceof TypeError)) throw failure;
  }
  return answered;
}

async function countOf(server: ServerProcess, { token }: Caller, counter: number): Promise<number> {
  const { possessions } = await ask(server, 'GET /character/myself', {}, token);
  const possessed = possessions.flatMap((group) => group.possessions);
  return possessed.find(({ id }) => id === counter)?.level ?? 0;
}

/** The number of choices of all players, as any visitor sees it. */
async function totalOf(server: ServerProcess, { token }: Caller): Promise<number> {
  const { storylet } = await ask(server, 'POST /storylet/begin', { eventId: storyletId }, token);
  return Number(storylet?.description);
}
