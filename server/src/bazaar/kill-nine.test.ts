import { setTimeout as pause } from 'node:timers/promises';
import { type Character, levelOf } from '@underhall/engine';
import { anArea, aQuality, aShop, aWare, aWorld, bazaar, ids } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { characterStore } from '../characters/character-store.ts';
import { openDatabase } from '../db/connection.ts';
import { aHome, killNine, type ServerProcess } from '../testing/a-process.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask, untilQuiet, whenKilled } from '../testing/from-outside.ts';

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

test('a server killed during trades leaves no partial purchase or sale', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const characters = characterStore(database);
  const home = await aHome(pack, connection);
  let server = await home.start();
  const { id, token } = await arriveAt(server, 'Killed at Market');
  const load = async (): Promise<Character> => {
    const stored = await characters.load(id);
    if (!stored) throw new Error('the character is gone');
    return stored.character;
  };
  let answered = 0;

  for (let round = 0; round < rounds; round++) {
    answered += await tradeUntilItEnds(server, token, (round * 7) % 23);
    server = await home.start();
    await untilQuiet(database);
    const { qualities } = await load();
    const goods = levelOf(qualities, ids.secret) + levelOf(qualities, ids.hat);
    const spent = purse - levelOf(qualities, pence);
    // Each item present was paid for. Each item sold has cost the difference of the two prices.
    expect((spent - goods * cost) % (cost - fetched), `round ${round}`).toBe(0);
    // Two items sold in one request went together. Only a kill between the two purchases makes a difference.
    const ahead = levelOf(qualities, ids.secret) - levelOf(qualities, ids.hat);
    expect([0, 2], `round ${round}`).toContain(ahead);
    if (ahead > 0) await ask(server, 'POST /exchange/buy', { availabilityId: hats, amount: ahead }, { token });
    await sellAll(server, token, levelOf(qualities, ids.secret));
    const after = await load();
    expect(levelOf(after.qualities, ids.secret) + levelOf(after.qualities, ids.hat)).toBe(0);
  }
  expect(answered).toBeGreaterThan(rounds);
}, 300_000);

/** Sells this many of both items in one request. */
const sellAll = async (server: ServerProcess, token: string, amount: number) => {
  if (amount === 0) return;
  const sales = [secrets, hats].map((availabilityId) => ({ availabilityId, amount }));
  const reply = await ask(server, 'POST /extra/exchange/sell', { sales }, { token });
  expect(reply.isSuccess).toBe(true);
};

/**
 * Buys both items and sells both in one request; kills the server this long after the third round. Returns the number
 * of replies.
 */
async function tradeUntilItEnds(server: ServerProcess, token: string, milliseconds: number): Promise<number> {
  let answered = 0;
  let killed: Promise<void> | undefined;
  try {
    while (true) {
      if (answered === 3) killed = pause(milliseconds).then(() => killNine(server));
      await ask(server, 'POST /exchange/buy', { availabilityId: secrets, amount: 2 }, { token });
      await ask(server, 'POST /exchange/buy', { availabilityId: hats, amount: 2 }, { token });
      await sellAll(server, token, 1);
      answered += 1;
    }
  } catch (failure) {
    whenKilled(failure);
    await killed;
  }
  return answered;
}
