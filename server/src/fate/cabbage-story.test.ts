import { qualitiesOf } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, theWorld } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const server = await aServer();
const { call } = server;
const { pack } = server.deps.world;
const levelOf = new Map(pack.qualities.map(({ name, id }) => [name, id]));
const areaNamed = (name: string) => pack.areas.find((area) => area.name === name)?.id ?? 0;

test('the story that our world sells can be bought, played to its end, reset and started again', async () => {
  const [story] = theWorld().storeItems;
  if (!story) throw new Error('our world sells no story');
  const { token, characterId } = await aPlayer(server);
  const strong = Object.fromEntries(
    ['Watchful', 'Shadowy', 'Dangerous', 'Persuasive', 'Introduced'].map((name) => [levelOf.get(name), 10]),
  );
  await changeCharacter(server, characterId, () => ({
    fate: 100,
    area: areaNamed('Lampwick'),
    qualities: qualitiesOf(strong),
    restrictions: [],
  }));
  const progress = async () => {
    const { possessions } = (await call('GET /character/myself', {}, token)).body;
    const held = possessions.flatMap((group) => group.possessions);
    return held.find(({ id }) => id === levelOf.get('The Cabbage So Far'))?.level ?? 0;
  };
  const buy = async (storeItemId: number) =>
    (await call('POST /fate/purchase', { storeItemId, action: 'ContentPurchase' }, token)).body;
  const beginsIn = { areaId: areaNamed('Lampwick'), name: 'Lampwick' };
  expect(await buy(2 * story.id)).toMatchObject({ isSuccess: true, beginsIn });

  const scenes = pack.storylets.filter(({ name }) =>
    /Cabbage|Leaves|Barrow|Book|Beds|Weighing|Column|Measured/.test(name),
  );
  for (let step = 0; step < 11; step++) {
    const { storylets = [] } = (await call('POST /storylet', {}, token)).body;
    const next = storylets.find(({ id }) => scenes.some((scene) => scene.id === id));
    expect(next?.name, `scene ${step + 1}`).toBeDefined();
    await call('POST /storylet/begin', { eventId: next?.id ?? 0 }, token);
    const branch = scenes.find(({ id }) => id === next?.id)?.branches[0];
    await call('POST /storylet/choosebranch', { branchId: branch?.id ?? 0 }, token);
    await call('POST /storylet', {}, token);
    expect(await progress(), `after ${next?.name}`).toBe(step + 1);
  }
  expect(await buy(2 * story.id + 1)).toMatchObject({ isSuccess: true, beginsIn });
  expect(await progress()).toBe(0);
  const { storylets = [] } = (await call('POST /storylet', {}, token)).body;
  expect(storylets.map(({ name }) => name)).toContain('A Cabbage Under Guard');
});
