import { setTimeout as pause } from 'node:timers/promises';
import type { Calls } from '@underhall/contract';
import { type Character, levelOf } from '@underhall/engine';
import { anArea, aQuality, aShop, aWare, aWorld, bazaar, ids } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { characterStore } from '../characters/character-store.ts';
import { openDatabase } from '../db/connection.ts';
import { aHome, killNine, type ServerProcess } from '../testing/a-process.ts';
import { aConnection } from '../testing/database.ts';

const rounds = 6;
const { pence, secrets, hats } = bazaar;
const [cost, fetched] = [5, 3];
const purse = 1_000_000;

const pack = aWorld({
  pack: {
    start: {
      area: ids.quay,
      qualities: [{ quality: pence, level: purse }],
      restrictions: [],
      faces: ['beardy'],
    },
    qualities: [
      aQuality({ id: pence, category: 'Currency', nature: 'Thing' }),
      aQuality({ id: ids.secret, nature: 'Thing', category: 'Goods' }),
      aQuality({ id: ids.hat, nature: 'Thing', category: 'Goods' }),
    ],
    areas: [anArea({ id: ids.quay, market: true })],
    shops: [
      aShop({
        wares: [aWare({ cost, fetches: fetched }), aWare({ id: hats, quality: ids.hat, cost, fetches: fetched })],
      }),
    ],
  },
}).pack;

test('killed in the middle of trades, the server leaves no half purchase and no half sale', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const characters = characterStore(database);
  const home = await aHome(pack, connection);
  let server = await home.start();
  const { id, token } = await signUp(server);
  const load = async (): Promise<Character> => {
    const stored = await characters.load(id);
    if (!stored) throw new Error('the character is gone');
    return stored.character;
  };
  let answered = 0;

  for (let round = 0; round < rounds; round++) {
    const trading = tradeUntilItEnds(server, token);
    await pause(60 + ((round * 37) % 150));
    await killNine(server);
    answered += await trading;
    server = await home.start();
    // A statement that was on its way when the server was killed may still be carried out.
    await expect.poll(() => busy(database), { timeout: 20_000 }).toBe(0);
    const { qualities } = await load();
    const goods = levelOf(qualities, ids.secret) + levelOf(qualities, ids.hat);
    const spent = purse - levelOf(qualities, pence);
    // Each thing there is was paid for; each that was sold has cost the difference of the two prices.
    expect((spent - goods * cost) % (cost - fetched), `round ${round}`).toBe(0);
    // Two things sold in one call went together: the kill may only have come between the two purchases.
    const ahead = levelOf(qualities, ids.secret) - levelOf(qualities, ids.hat);
    expect([0, 2], `round ${round}`).toContain(ahead);
    if (ahead > 0) await call(server, 'POST /exchange/buy', { availabilityId: hats, amount: ahead }, token);
    await sellAll(server, token, levelOf(qualities, ids.secret));
    const after = await load();
    expect(levelOf(after.qualities, ids.secret) + levelOf(after.qualities, ids.hat)).toBe(0);
  }
  expect(answered).toBeGreaterThan(rounds);
}, 300_000);

async function call<Name extends keyof Calls>(
  server: ServerProcess,
  name: Name,
  body: Calls[Name]['body'],
  token = '',
): Promise<Calls[Name]['reply']> {
  const answer = await fetch(`${server.address}/api${name.split(' ')[1]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Calls[Name]['reply'];
}

async function signUp(server: ServerProcess) {
  const account = { userName: 'Killed at Market', emailAddress: 'market@example.org', password: 'ring it on slate' };
  const { jwt } = await call(server, 'POST /register/emailregisteruser', account);
  const wish = { userName: 'Killed at Market', gender: 'Lady', avatar: 'beardy' } as const;
  const { jwt: token } = await call(server, 'POST /register/createcharacter', wish, jwt);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { id: Number(claims.CharacterId), token };
}

/** Sells both things at once, so many of each. */
const sellAll = async (server: ServerProcess, token: string, amount: number) => {
  if (amount === 0) return;
  const sales = [secrets, hats].map((availabilityId) => ({ availabilityId, amount }));
  const reply = await call(server, 'POST /extra/exchange/sell', { sales }, token);
  expect(reply.isSuccess).toBe(true);
};

/** Buys of both, and sells both in one call, until the server is gone; says how often it was answered. */
async function tradeUntilItEnds(server: ServerProcess, token: string): Promise<number> {
  let answered = 0;
  try {
    while (true) {
      await call(server, 'POST /exchange/buy', { availabilityId: secrets, amount: 2 }, token);
      await call(server, 'POST /exchange/buy', { availabilityId: hats, amount: 2 }, token);
      await sellAll(server, token, 1);
      answered += 1;
    }
  } catch (failure) {
    if (!(failure instanceof TypeError)) throw failure;
  }
  return answered;
}

/** Sessions of the database that are in the middle of something, besides the one that asks. */
async function busy(database: Awaited<ReturnType<typeof openDatabase>>) {
  const [row] = await database.run<{ busy: number }>({
    name: 'test-busy',
    text: `select count(*) as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state not in ('idle', 'disabled')`,
  });
  return row?.busy;
}
