import { join } from 'node:path';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, worldFolder } from '../testing/a-server.ts';

const { pack } = compileWorld(join(worldFolder, '../journeys/town'));

test('a listed storylet says whether a branch can be chosen, and its minimum cost', async () => {
  const server = await aServer(pack ? { pack } : {});
  const { token } = await aPlayer(server);
  const begin = async (eventId: number) =>
    (await server.call('POST /storylet/begin', { eventId }, token)).body.storylet;
  const list = async () => (await server.call('POST /storylet/goback', {}, token)).body.storylets ?? [];
  const door = (await list()).find(({ name }) => name === 'The Door in the Wall');
  const way = (await begin(door?.id ?? 0))?.childBranches[0];
  await server.call('POST /storylet/choosebranch', { branchId: way?.id ?? 0 }, token);
  await server.call('POST /storylet', {}, token);

  const listed = await list();

  expect(listed.filter(({ isNew }) => !isNew).map(({ name }) => name)).toEqual([]);
  for (const { id, name, isOpen, leastActions } of listed) {
    const branches = (await begin(id))?.childBranches ?? [];
    const open = branches.filter((each) => !each.qualityLocked && !each.currencyLocked);
    const costs = (open.length > 0 ? open : branches).map(({ actionCost }) => actionCost);
    expect([isOpen, leastActions], name).toEqual([open.length > 0, Math.min(...costs)]);
    expect((await list()).find((each) => each.id === id)?.isNew, name).toBe(false);
  }
  const offersByName = Object.fromEntries(
    listed.map(({ name, isOpen, leastActions }) => [name, [isOpen, leastActions]]),
  );
  expect(offersByName).toMatchObject({ Mending: [true, 0], Bees: [true, 2], 'Locked Shed': [false, 1] });
});
