import type { Pack } from '@underhall/engine';
import { aBranch, aQuality, aStorylet, aTimedStory, aWorld, hour, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';

const [dog, box] = [201, 7];
const naming = aBranch({ id: 21, cost: 0, names: 'Companion' });
const { pack } = aWorld({
  storylets: [aStorylet({ branches: [aBranch({ id: 20, cost: 1, outcomes: gives(dog, box) }), naming] })],
  pack: {
    start: { area: ids.quay, qualities: [{ quality: dog, level: 1 }], restrictions: [], faces: ['beardy'] },
    qualities: [aQuality({ id: dog, name: 'Dog', category: 'Companion', namable: true }), aQuality({ id: 202 })],
    timed: [aTimedStory({ id: box, name: 'A Knock', descriptionHtml: 'It knocks.', consequences: changes(202) })],
  },
});

test('lets a player leave and reopen a branch that asks for a name, before any cost is paid', async () => {
  const server = await aServer({ pack });
  const { token, characterId } = await aPlayer(server);
  await begin(server, token);
  for (let time = 0; time < 3; time++) {
    expect((await choose(server, token, naming.id)).phase).toBe('Rename');
    expect((await server.call('POST /storylet/goback', {}, token)).body.phase).toBe('In');
  }
  expect(await keysOf(server, characterId)).toEqual([]);
  expect((await choose(server, token, 20)).phase).toBe('End');
  expect(await keysOf(server, characterId)).toEqual(['1:20']);
});

test('saves effects of time, other than refilled actions and cards, once with the next request', async () => {
  const server = await aServer({ pack });
  const { token, characterId } = await aPlayer(server);
  await begin(server, token);
  await choose(server, token, 20);
  await server.call('POST /storylet', {}, token);
  const version = await versionOf(server, characterId);

  const soon = await later(server, pack, hour / 2);
  await soon.call('POST /storylet', {}, soon.sign(token));
  expect(await versionOf(server, characterId)).toBe(version);

  const then = await later(server, pack, 2 * hour);
  const sheet = await then.call('GET /character/myself', {}, then.sign(token));
  expect(JSON.stringify(sheet.body.possessions)).toContain('"id":202');
  expect(await versionOf(server, characterId)).toBe(version);
  const asks = Array.from({ length: 16 }, () => then.call('POST /storylet', {}, then.sign(token)));
  const answers = (await Promise.all(asks)).map(({ body }) => body);
  expect(new Set(answers.map(({ phase }) => phase))).toEqual(new Set(['Available']));
  // The first request to commit reports that the sheet has changed.
  expect(answers.map(({ hasUpdatedCharacter }) => hasUpdatedCharacter)).toContain(true);
  expect(await versionOf(server, characterId)).toBe(version + 1);
  const changes = await server.deps.characters.changesOf(characterId, version + 1);
  expect(changes.map(({ kind }) => kind)).toEqual(['actions', 'timer due', 'quality', 'letter']);
});

const begin = ({ call }: TestServer, token: string) =>
  call('POST /storylet/begin', { eventId: ids.lamplighter }, token);

const choose = async ({ call }: TestServer, token: string, branchId: number) =>
  (await call('POST /storylet/choosebranch', { branchId }, token)).body;

/** Starts the same game with its clock ahead by this many milliseconds. */
async function later({ database }: TestServer, world: Pack, clockOffset: number) {
  const server = await aServer({ database, pack: world, options: { clockOffset } });
  const sign = (token: string) =>
    server.deps.tokens.sign(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  return { ...server, sign };
}

const versionOf = async ({ deps }: TestServer, id: number) => (await deps.characters.load(id))?.version ?? 0;

async function keysOf({ database }: TestServer, id: number): Promise<string[]> {
  const text = 'select request_key as key from ledger where character_id = $1 and request_key is not null';
  return (await database.run<{ key: string }>({ name: 'test-keys', text }, [id])).map(({ key }) => key);
}

function changes(quality: number) {
  return { effects: [{ kind: 'change', quality, by: 1 }], reveal: [] } as const;
}

function gives(quality: number, timed: number) {
  return { always: { title: '', descriptionHtml: '', ...changes(quality), start: [timed] } };
}
