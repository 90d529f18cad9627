import type { Pack } from '@underhall/engine';
import { aBranch, aQuality, aStory, aStorylet, aWorld } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aVersion } from '../testing/a-published-world.ts';
import { aPublishToken } from '../testing/a-publisher.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { openVersion } from './open-version.ts';
import { describeLostStories, lostPaidStories } from './paid-stories.ts';
import { playPublished } from './play-published.ts';

const story = aStory();
const opens = story.opens as number;
const when = [{ kind: 'level', quality: opens, atLeast: 1 }] as const;
const told = {
  title: 'Dry',
  descriptionHtml: '<p>Not one of them is wet.</p>',
  image: 'wick',
  effects: [],
  reveal: [],
};
const opening = aBranch({ id: 70, cost: 0, outcomes: { always: told } });
const { pack } = aWorld({
  storylets: [
    aStorylet({ id: 60, name: 'The Stand Opens', when, branches: [opening] }),
    aStorylet({ id: 61, name: 'The Second Umbrella', when, branches: [aBranch({ id: 71 })] }),
    aStorylet({ id: 62, name: 'The Quay' }),
  ],
  pack: {
    qualities: [aQuality({ id: opens, name: 'The Umbrella Stand' }), ...story.clears.map((id) => aQuality({ id }))],
    storeItems: [story],
  },
});
const without = (...storylets: readonly number[]): Pack => ({
  ...pack,
  version: `without ${storylets}`,
  storylets: pack.storylets.filter(({ id }) => !storylets.includes(id)),
});
const removed: Pack = { ...without(60, 61), storeItems: [] };

test('a removed paid story stays in journals, is named to the operator, and is owned when it returns', async () => {
  const server = await aServer({ pack });
  const { call, database, deps } = server;
  const [whole, less] = [await aVersion(database, pack), await aVersion(database, removed)];
  await database.run({ name: 'test-live', text: 'update world_switch set live = $1' }, [whole]);
  const report = { reportOpened: async () => {} };
  onTestFinished(await playPublished(deps, await openVersion(deps, whole), report, () => {}));
  const { token, characterId } = await aPlayer(server);
  await changeCharacter(server, characterId, () => ({ fate: story.fate }));
  const publisher = await aPublishToken(server, 'ada');
  const goLive = async (version: number, count: number) => {
    expect((await call('POST /extra/publishing/golive', { version }, publisher)).body.isSuccess).toBe(true);
    await expect.poll(() => deps.world.pack.storeItems.length, { timeout: 20_000 }).toBe(count);
  };
  const buy = { storeItemId: 2 * story.id, action: 'ContentPurchase' as const };
  expect((await call('POST /fate/purchase', buy, token)).body.isSuccess).toBe(true);
  await call('POST /storylet/begin', { eventId: 60 }, token);
  expect((await call('POST /storylet/choosebranch', { branchId: 70 }, token)).body.phase).toBe('End');
  const share = { contentClass: 'EventConclusion' as const, contentKey: 60 };
  expect((await call('POST /profile/share', share, token)).body.isSuccess).toBe(true);

  const line =
    'paid story "The Umbrella Stand", owned by 1 player, is removed: "The Stand Opens", "The Second Umbrella"';
  expect((await call('GET /extra/publishing/changes', { version: less }, publisher)).body.lines).toContain(line);
  await goLive(less, 0);
  expect(await deps.adminLog.list(1)).toMatchObject([{ command: 'publish', about: { version: less, lost: line } }]);
  const { entries } = (await call('GET /journal', {}, token)).body;
  expect(entries).toMatchObject([{ eventName: 'Dry', playerMessage: '<p>Not one of them is wet.</p>' }]);

  await goLive(whole, 1);
  expect((await call('POST /fate/purchase', buy, token)).body).toMatchObject({
    isSuccess: false,
    message: 'You have that already. To play it again, see the second page of the store.',
  });
});

test('a paid story that loses only some storylets is named, and no story that stays whole', () => {
  const linesOf = (next: Pack, isComplete = true) =>
    describeLostStories(lostPaidStories(pack, next), { isComplete, countOf: () => 2 });
  expect(linesOf(without(62))).toEqual([]);
  expect(linesOf(without(61), false)).toEqual([
    'paid story "The Umbrella Stand", owned by at least 2 players, loses storylets: "The Second Umbrella"',
  ]);
  expect(linesOf({ ...pack, storeItems: [] })).toEqual([
    'paid story "The Umbrella Stand", owned by 2 players, is removed',
  ]);
});
