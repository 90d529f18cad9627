import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const pack = compileWorld(join(import.meta.dirname, '../../../journeys/town')).pack as Pack;
const server = await aServer({ pack });
const { call } = server;

/** A player who has begun the storylet whose branch leads straight on. */
async function atTheRevolve() {
  const { token } = await aPlayer(server);
  await call('POST /map/move', { areaId: pack.areas.find(({ name }) => name === 'The Playhouse')?.id ?? 0 }, token);
  const eventId = pack.storylets.find(({ name }) => name === 'The Revolve')?.id ?? 0;
  const { storylet } = (await call('POST /storylet/begin', { eventId }, token)).body;
  const branchId = storylet?.childBranches[0]?.id ?? 0;
  const choose = async (key?: string) => (await call('POST /storylet/choosebranch', { branchId }, token, key)).body;
  const applause = async () => {
    const { possessions } = (await call('GET /character/myself', {}, token)).body;
    return possessions.flatMap((group) => group.possessions).find(({ name }) => name === 'Applause')?.level ?? 0;
  };
  return { token, choose, applause };
}

test('an outcome that leads straight on answers with the next storylet, and the changes as messages', async () => {
  const { token, choose, applause } = await atTheRevolve();
  const reply = await choose();

  expect(reply).toMatchObject({
    phase: 'In',
    storylet: { name: 'Behind the Scenery', canGoBack: true },
    messages: [{ type: 'StandardQualityChangeMessage', possession: { name: 'Applause', level: 1 } }],
    setting: expect.any(Object),
    hasUpdatedCharacter: false,
  });
  expect(reply).not.toHaveProperty('endStorylet');
  expect(await applause()).toBe(1);
  const again = (await call('POST /storylet', {}, token)).body;
  expect(again).toMatchObject({ phase: 'In', storylet: { name: 'Behind the Scenery' } });
  expect(again).not.toHaveProperty('messages');
});

test('16 choices at once that lead straight on have one effect and with one key equal replies', async () => {
  const { choose, applause } = await atTheRevolve();
  const replies = await Promise.all(Array.from({ length: 16 }, () => choose('one-press')));

  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toMatchObject({ phase: 'In', storylet: { name: 'Behind the Scenery' } });
  expect(await choose('one-press')).toEqual(replies[0]);
  expect(await applause()).toBe(1);
});

test('without a key, a repeat of a choice that led straight on is refused and has no effect', async () => {
  const { choose, applause } = await atTheRevolve();
  const replies = await Promise.all(Array.from({ length: 16 }, () => choose()));

  expect(replies.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  expect(await choose()).toMatchObject({ isSuccess: false });
  expect(await applause()).toBe(1);
});
