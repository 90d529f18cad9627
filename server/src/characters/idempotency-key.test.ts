import { aBranch, aQuality, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';

const dog = 201;
const naming = aBranch({ id: 21, cost: 0, names: 'Companion' });
const { pack } = aWorld({
  storylets: [aStorylet({ branches: [naming] })],
  pack: {
    start: { area: ids.quay, qualities: [{ quality: dog, level: 1 }], restrictions: [], faces: ['beardy'] },
    qualities: [aQuality({ id: dog, name: 'Dog', category: 'Companion', namable: true })],
  },
});

test('goes back once from a question for sixteen duplicate requests', async () => {
  const { server, token } = await askedForAName();
  const sent = Array.from({ length: 16 }, () => server.call('POST /storylet/goback', {}, token, 'one press'));
  const answers = (await Promise.all(sent)).map(({ body }) => body);
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.phase).toBe('In');
});

test('leaves the storylet on another request without a key or with another key', async () => {
  for (const key of [undefined, 'second']) {
    const { server, token } = await askedForAName();
    expect((await server.call('POST /storylet/goback', {}, token, 'first')).body.phase).toBe('In');
    expect((await server.call('POST /storylet/goback', {}, token, key)).body.phase).toBe('Available');
  }
});

test('does not return one player’s reply to another player with the same key', async () => {
  const { server, token } = await askedForAName();
  await server.call('POST /storylet/goback', {}, token, 'shared');
  const other = await askedForAName(server);
  expect((await server.call('POST /storylet/goback', {}, other.token, 'shared')).body.phase).toBe('In');
  expect((await server.call('POST /storylet/goback', {}, other.token)).body.phase).toBe('Available');
});

test('returns 400 for a key that is empty or has over 100 characters', async () => {
  const { server, token } = await askedForAName();
  for (const key of ['', 'x'.repeat(101)]) {
    expect((await server.call('POST /storylet/goback', {}, token, key)).status).toBe(400);
  }
  expect((await server.call('POST /storylet/goback', {}, token, 'x'.repeat(100))).body.phase).toBe('In');
});

async function askedForAName(server?: TestServer) {
  const its = server ?? (await aServer({ pack }));
  const { token } = await aPlayer(its);
  await its.call('POST /storylet/begin', { eventId: ids.lamplighter }, token);
  const { body } = await its.call('POST /storylet/choosebranch', { branchId: naming.id }, token);
  expect(body.phase).toBe('Rename');
  return { server: its, token };
}
