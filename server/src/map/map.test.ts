import { join } from 'node:path';
import { type AreaOnMap, keyHeader } from '@underhall/contract';
import type { Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

// The test town has a place of every kind.
const pack = compileWorld(join(import.meta.dirname, '../../../journeys/town')).pack as Pack;
const server = await aServer({ pack });
const { call } = server;

const idOf = (name: string): number => pack.areas.find((each) => each.name === name)?.id ?? 0;
const mapOf = async ({ token }: TestPlayer) => (await call('GET /map', {}, token)).body;
const placeOf = async (player: TestPlayer, name: string): Promise<AreaOnMap | undefined> =>
  (await mapOf(player)).areas.find((each) => each.name === name);
const move = async ({ token }: TestPlayer, name: string) =>
  (await call('POST /map/move', { areaId: idOf(name) }, token)).body;

/** A player at the stairs, where the waterman is. */
async function atTheStairs(): Promise<TestPlayer> {
  const player = await aPlayer(server);
  await move(player, 'Ferry Stairs');
  return player;
}

/** Begins a storylet by name and chooses a branch. */
async function play({ token }: TestPlayer, title: string, choice: string) {
  const storylet = pack.storylets.find(({ name }) => name === title);
  await call('POST /storylet/begin', { eventId: storylet?.id ?? 0 }, token);
  const branchId = storylet?.branches.find(({ name }) => name === choice)?.id ?? 0;
  const { body } = await call('POST /storylet/choosebranch', { branchId }, token);
  await call('POST /storylet', {}, token);
  return body;
}

test('the map has all its places, nested ones too, and the current place', {
  meta: { rows: ['C-API-027', 'C-MAP-032'] },
}, async () => {
  const player = await aPlayer(server);
  const { areas, currentArea } = await mapOf(player);

  expect(areas.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Market Cross', 'The Bell Tower', 'The Drying Ground', 'The Old Mint']),
  );
  expect(currentArea).toMatchObject({ name: 'Market Cross', discovered: true, unlocked: true, canMoveTo: false });
  const inIt = areas.find(({ name }) => name === 'Market Cross')?.childAreas.map(({ name }) => name);
  expect(inIt).toContain('The Bell Tower');
});

test('a place says what and where it is, and why it is closed', {
  meta: { rows: ['C-MAP-023', 'C-MAP-024', 'C-MAP-027'] },
}, async () => {
  const player = await aPlayer(server);
  expect(await placeOf(player, 'The Bell Tower')).toMatchObject({
    id: idOf('The Bell Tower'),
    name: 'The Bell Tower',
    areaKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    description: expect.stringContaining('rope'),
    image: 'area-steps',
    type: 'Destination',
    parentArea: { name: 'Market Cross' },
    childAreas: [],
    unlocked: true,
    discovered: true,
    canMoveTo: true,
    visitable: true,
    showOps: false,
  });
  expect(await placeOf(player, 'The Tide Mill')).toMatchObject({
    type: 'Landmark',
    visitable: false,
    canMoveTo: false,
  });
  expect((await placeOf(player, 'Ferry Stairs'))?.type).toBe('District');
  const kinds = (await mapOf(player)).areas.map(({ type, areaTypeName }) => `${areaTypeName}: ${type}`);
  expect([...new Set(kinds)].sort()).toEqual([
    'Destination: Destination',
    'District: District',
    'Landmark: Landmark',
    'Lodgings: Destination',
    'Root: District',
  ]);
  const locked = await placeOf(player, 'The Drying Ground');
  expect(locked).toMatchObject({ unlocked: false, canMoveTo: false });
  expect(locked?.unavailableDescription).toMatch(/You need .*Reader.* 50 .*you have 0/);
});

test('keys of places are unique, and roots of maps use their names', { meta: { rows: ['C-MAP-038'] } }, async () => {
  const player = await aPlayer(server);
  const { areas } = await mapOf(player);
  expect(new Set(areas.map(({ areaKey }) => areaKey)).size).toBe(areas.length);
  expect(areas.find(({ name }) => name === 'Market Cross')).toMatchObject({ parentAreaKey: 'london' });
});

test('a place is on the map only once it is discovered', async () => {
  const player = await atTheStairs();
  const { areas } = await mapOf(player);
  expect(JSON.stringify(areas)).not.toContain('Hidden Mews');
  expect(await move(player, 'The Hidden Mews')).toMatchObject({ isSuccess: false, message: expect.any(String) });
  for (const _time of [1, 2]) await play(player, 'The Waterman', 'Read a chapter');
  expect(await placeOf(player, 'The Hidden Mews')).toMatchObject({ canMoveTo: true });
});

test('a closed place has its gate with the text of its card', {
  meta: { rows: ['C-GATE-004', 'C-MAP-023'] },
}, async () => {
  const player = await aPlayer(server);
  expect(await placeOf(player, 'The Old Mint')).toMatchObject({
    unlocked: false,
    unavailableDescription: 'The door has a hatch in it, and somebody behind the hatch.',
    gateEvent: {
      id: pack.storylets.find(({ name }) => name === 'The Hatch at the Mint')?.id,
      name: 'The Hatch at the Mint',
      image: 'keyhole',
      teaser: 'It opens as you knock, by an inch.',
      mobileTeaser: 'It opens as you knock, by an inch.',
    },
  });
  const choice = 'Say what you have come for';
  expect(await play(player, 'The Hatch at the Mint', choice)).toMatchObject({ phase: 'End' });
  const open = await placeOf(player, 'The Old Mint');
  expect(open).toMatchObject({ unlocked: true, canMoveTo: true });
  expect(open).not.toHaveProperty('gateEvent');
});

test('a journey reports its destination, and repeating it changes nothing', {
  meta: { rows: ['C-API-028', 'C-TRAVEL-016'] },
}, async () => {
  const player = await aPlayer(server);
  expect(await move(player, 'The Bell Tower')).toMatchObject({
    isSuccess: true,
    area: { id: idOf('The Bell Tower'), name: 'The Bell Tower' },
    message: 'You go up a hundred and one steps, and count them.',
  });
  expect(await move(player, 'The Bell Tower')).toMatchObject({ isSuccess: false, message: 'You are there already.' });
  expect((await mapOf(player)).currentArea?.name).toBe('The Bell Tower');
  const { token } = player;
  const older = await server.app.inject({
    method: 'POST',
    url: `/api/map/move/${idOf('Market Cross')}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(older.json()).toMatchObject({ isSuccess: true, area: { name: 'Market Cross' } });
});

test('a repeated journey with the same key gets the same reply', async () => {
  const { token } = await aPlayer(server);
  const go = async (key: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/map/move',
        headers: { authorization: `Bearer ${token}`, [keyHeader]: key },
        payload: { areaId: idOf('The Bell Tower') },
      })
    ).json();
  const [first, again, other] = [await go('one journey'), await go('one journey'), await go('another')];
  expect(first).toMatchObject({ isSuccess: true, area: { name: 'The Bell Tower' } });
  expect(again).toEqual(first);
  expect(other).toMatchObject({ isSuccess: false });
});

test('ten concurrent journeys: one is made', async () => {
  const player = await aPlayer(server);
  const answers = await Promise.all(Array.from({ length: 10 }, () => move(player, 'The Bell Tower')));
  expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  const text = "select choice from ledger where character_id = $1 and choice like 'travel %'";
  const rows = await server.database.run({ name: 'test-journeys', text }, [player.characterId]);
  expect(rows).toHaveLength(1);
});

test('a journey to a closed place opens its gate and does not move the character', async () => {
  const player = await aPlayer(server);
  expect(await move(player, 'The Old Mint')).toMatchObject({ isSuccess: true, area: { name: 'Market Cross' } });
  const { body } = await call('POST /storylet', {}, player.token);
  expect(body).toMatchObject({ phase: 'In', storylet: { name: 'The Hatch at the Mint' } });
  expect(await move(player, 'The Bell Tower')).toMatchObject({ isSuccess: false });
});

test('where travel is forbidden the map can be seen but leads nowhere', async () => {
  const player = await aPlayer(server);
  await move(player, 'The Quarantine');
  const { areas } = await mapOf(player);
  expect(areas.filter(({ canMoveTo, gateEvent }) => canMoveTo || gateEvent)).toEqual([]);
  expect(await move(player, 'Market Cross')).toMatchObject({
    isSuccess: false,
    message: 'You cannot travel from here. Finish what keeps you here first.',
  });
});

test('a restriction of travel hides the map and refuses journeys', { meta: { rows: ['C-ROLE-007'] } }, async () => {
  const player = await atTheStairs();
  await play(player, 'The Waterman', 'Have oneself held back from travelling');
  expect(await mapOf(player)).toEqual({ isSuccess: false, message: 'You cannot open the map here.' });
  expect(await move(player, 'The Bell Tower')).toMatchObject({ isSuccess: false });
});

test('a map has the places under its own root, and the setting names it', {
  meta: { rows: ['C-MAP-033'] },
}, async () => {
  const player = await atTheStairs();
  const settingOf = async () => (await call('GET /character/myself', {}, player.token)).body.character.setting;
  expect(await settingOf()).toMatchObject({
    canOpenMap: true,
    canTravel: true,
    mapRootArea: { areaKey: 'london' },
    jsonInfo: { shouldShowTravelButton: true, travelButtonLabel: 'Travel', needsProminentTravelButton: false },
  });
  await play(player, 'The Waterman', 'Be rowed out to the Roads');
  expect(await settingOf()).toMatchObject({
    mapRootArea: { areaKey: 'unterzee' },
    jsonInfo: { travelButtonLabel: 'Put to sea', needsProminentTravelButton: true },
  });
  const { areas } = await mapOf(player);
  const names = areas.map(({ name }) => name);
  expect(names).toContain('The Anchorage');
  expect(names).not.toContain('Market Cross');
});
