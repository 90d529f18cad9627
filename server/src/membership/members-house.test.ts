import { withStanding } from '@underhall/engine';
import { qualitiesOf } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aSeller, aSubscriber, follow } from '../testing/a-subscriber.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const house = 107_951;
const { now: server, after } = await aSeller();
const { call } = server;
const { pack } = server.deps.world;
const numberOf = new Map(pack.qualities.map(({ name, id }) => [name, id]));
const lampwick = pack.areas.find(({ name }) => name === 'Lampwick')?.id ?? 0;

async function aVisitor() {
  const me = await aSubscriber(server);
  const strong = ['Watchful', 'Shadowy', 'Dangerous', 'Persuasive'].map((name) => [numberOf.get(name), 40] as const);
  await changeCharacter(server, me.characterId, () => ({
    area: lampwick,
    qualities: qualitiesOf(Object.fromEntries([...strong, [numberOf.get('Introduced'), 10]])),
    restrictions: [],
    story: { phase: 'Available' },
  }));
  return { ...me, enter: async () => (await call('POST /map/move', { areaId: house }, me.token)).body };
}

test('the members’ house is on every map, closed to others, and open from the payment on', async () => {
  const me = await aVisitor();
  const onMap = async (at = server) => (await me.on(at).map()).areas.find(({ id }) => id === house);
  expect(await onMap()).toMatchObject({ name: 'The House Where You Are Expected', unlocked: false, canMoveTo: false });
  expect(await me.enter()).toMatchObject({ isSuccess: false, message: expect.stringMatching(/Exceptional Friend/) });

  await me.subscribe();
  expect(await onMap()).toMatchObject({ unlocked: true, canMoveTo: true });
  expect(await me.enter()).toMatchObject({ isSuccess: true });
  await me.change('None');
  expect((await onMap(await after(20)))?.unlocked).toBe(true);
  expect((await onMap(await after(32)))?.unlocked).toBe(false);
});

test('a member inside the house when the membership ends is outside at the next look', async () => {
  const me = await aVisitor();
  await me.subscribe();
  await me.enter();
  const { storylets = [] } = (await call('POST /storylet', {}, me.token)).body;
  const first = storylets[0]?.id ?? 0;
  await call('POST /storylet/begin', { eventId: first }, me.token);
  await me.change('None');
  const branchId = pack.storylets.find(({ id }) => id === first)?.branches[0]?.id ?? 0;

  const late = await after(40);
  const { body: look } = await late.call('POST /storylet', {}, me.token);
  expect(look.phase).toBe('Available');
  expect(await late.call('POST /storylet/choosebranch', { branchId }, me.token)).toMatchObject({
    body: { isSuccess: false },
  });
  expect((await me.on(late).map()).areas.find(({ id }) => id === house)).toMatchObject({ canMoveTo: false });
  const { body: moved } = await late.call('POST /map/move', { areaId: house }, me.token);
  expect(moved).toMatchObject({ isSuccess: false, message: expect.stringMatching(/Exceptional Friend/) });
});

test('a refunded month moves a member out of the house at once, with a message', async () => {
  const me = await aVisitor();
  await me.subscribe();
  await me.enter();
  const { subscription } = await server.deps.subscriptions.load(me.characterId);
  await server.deps.payments.provider?.refundMonth(subscription?.id ?? '');
  await follow(server);
  expect((await server.deps.characters.load(me.characterId))?.character.area).toBe(lampwick);
  const { body } = await call('GET /messages', {}, me.token);
  expect(JSON.stringify(body)).toContain('You are not expected tonight');
  expect(JSON.stringify(body)).toContain('this is Lampwick');
});

test('the story of the house can be played to its end, and its evenings continue', async () => {
  const me = await aVisitor();
  await me.subscribe();
  await me.enter();
  const listed = async () => (await call('POST /storylet', {}, me.token)).body.storylets ?? [];
  const play = async (name: string) => {
    const offered = (await listed()).find((each) => each.name === name);
    expect(offered, name).toBeDefined();
    await call('POST /storylet/begin', { eventId: offered?.id ?? 0 }, me.token);
    const [branch] = pack.storylets.find(({ id }) => id === offered?.id)?.branches ?? [];
    const { body } = await call('POST /storylet/choosebranch', { branchId: branch?.id ?? 0 }, me.token);
    expect(body.isSuccess, name).toBe(true);
    await call('POST /storylet', {}, me.token);
  };
  const said = numberOf.get('Talked at the House Today') ?? 0;
  const toTheNextDay = () =>
    changeCharacter(server, me.characterId, ({ qualities }) => ({
      qualities: withStanding(qualities, said, { level: 0, points: 0 }),
    }));
  await play('It Has Been Moved Up for You');
  await play('He Would Like a Word');
  await play('One, Two');
  for (let evening = 0; evening < 6; evening++) {
    await play('An Evening at the House');
    await toTheNextDay();
  }
  await play('The Second Candle');
  await play('A Guest Is Allowed');
  expect((await listed()).map(({ name }) => name)).toEqual(['An Evening at the House']);
});
