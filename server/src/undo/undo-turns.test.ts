import type { Plan } from '@underhall/engine';
import { aBranch, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { beforeEach, expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { putOffEnd } from '../testing/removals.ts';

const cards = [31, 32, 33];
const aCard = (id: number) => aStorylet({ id, deck: 'sometimes', areas: [], branches: [aBranch({ id: id + 100 })] });
const server = await aServer({
  pack: {
    ...aWorld().pack,
    lodgings: [{ id: 1, name: 'Three Rooms', descriptionHtml: '', image: 'room', hand: 3 }],
    storylets: [aStorylet(), ...cards.map(aCard)],
  },
});
const { call, deps } = server;
let player: TestPlayer;
beforeEach(async () => {
  player = await aPlayer(server);
});

const undo = async (id = 0, by = player) => {
  await putOffEnd(server.database);
  return (await call('POST /extra/undo', { id }, by.token)).body;
};
const documentOf = async () => (await deps.characters.load(player.characterId))?.character;
const holdCards = () =>
  changeCharacter(server, player.characterId, () => ({
    lodging: 1,
    restrictions: [],
    cards: { 1: { deck: { count: 6 }, hand: cards } },
  }));
const discard = async (eventId: number) => (await call('POST /opportunity/discard', { eventId }, player.token)).body;
const hand = async () =>
  (await call('GET /opportunity', {}, player.token)).body.displayCards.map(({ eventId }) => eventId);
const cannot = { isSuccess: false, message: expect.stringContaining('cannot come back') };

test('a discarded card returns to its position, and the character is as before', async () => {
  await holdCards();
  const before = await documentOf();
  const { undo: offer } = await discard(32);
  expect(await hand()).toEqual([31, 33]);
  expect(offer).toEqual({ id: expect.any(Number), kind: 'card', remainingMs: expect.any(Number) });

  const replies = await Promise.all(Array.from({ length: 8 }, () => undo(offer?.id)));
  expect(replies).toEqual(Array(8).fill({ isSuccess: true, kind: 'card', message: 'The card is back in your hand.' }));
  expect(await hand()).toEqual(cards);
  expect(await documentOf()).toEqual(before);
});

test('two discards can both be undone, by their own numbers', async () => {
  await holdCards();
  const [first, second] = [(await discard(31)).undo, (await discard(32)).undo];

  expect(first?.id).not.toBe(second?.id);
  expect(await undo(first?.id)).toMatchObject({ isSuccess: true });
  expect(await undo(second?.id)).toMatchObject({ isSuccess: true });
  expect(await hand()).toEqual(cards);
});

const after: Readonly<Record<string, () => Promise<unknown>>> = {
  'a draw': () => call('POST /opportunity/draw', {}, player.token),
  'a played card': () => call('POST /storylet/begin', { eventId: 31 }, player.token),
  'a journey': () => call('POST /map/move', { areaId: ids.square }, player.token),
};

test.each(Object.entries(after))('a discarded card does not return after %s', async (_name, act) => {
  await holdCards();
  const { undo: offer } = await discard(32);
  expect(await act()).toMatchObject({ body: { isSuccess: true } });
  const before = await documentOf();

  expect(await undo(offer?.id)).toMatchObject(cannot);
  expect(await documentOf()).toEqual(before);
});

test('a card that was drawn again belongs to its new discard', async () => {
  await holdCards();
  const { undo: old } = await discard(32);
  await call('POST /opportunity/draw', {}, player.token);
  expect(await hand()).toEqual([31, 33, 32]);
  const { undo: offer } = await discard(32);

  expect(await undo(old?.id)).toMatchObject({ isSuccess: false });
  expect(await undo(offer?.id)).toMatchObject({ isSuccess: true });
  expect(await hand()).toEqual([31, 33, 32]);
});

test('another player cannot undo a discard or the deletion of a plan', async () => {
  await holdCards();
  const { undo: offer } = await discard(32);

  expect(await undo(offer?.id, await aPlayer(server))).toMatchObject({ isSuccess: false });
  expect(await hand()).toEqual([31, 33]);
});

const plan: Plan = { branch: ids.ask, storylet: ids.lamplighter, area: ids.quay, isDone: false, madeAt: 5 };
const plans: readonly Plan[] = [
  { ...plan, branch: 131, storylet: 31 },
  { ...plan, isDone: true },
  { ...plan, branch: 132, storylet: 32, madeAt: 7 },
];
const drop = async (branchId: number) => (await call('POST /plan/delete', { branchId }, player.token)).body;
const listed = async () => (await call('GET /plan', {}, player.token)).body;
const note = (branchId: number, notes: string) => call('POST /plan/update', { branchId, notes }, player.token);

test('a deleted plan returns with its position, date and notes, active or finished', async () => {
  await changeCharacter(server, player.characterId, () => ({ plans }));
  for (const { branch } of plans) {
    const sql = `insert into plan_notes (character_id, branch) values (${player.characterId}, ${branch})`;
    await server.database.run({ name: `test-plan-${player.characterId}-${branch}`, text: sql });
    await note(branch, `about ${branch}`);
  }
  const before = [await documentOf(), await listed()];

  for (const { branch } of plans) {
    const { undo: offer, ...gone } = await drop(branch);
    expect(gone).toEqual({ isSuccess: true });
    expect(await undo(offer?.id)).toEqual({ isSuccess: true, kind: 'plan', message: 'Your plan is back.' });
    expect([await documentOf(), await listed()]).toEqual(before);
  }
});

test('a deleted plan does not return over a new one', async () => {
  const { body } = await call('POST /storylet/begin', { eventId: ids.lamplighter }, player.token);
  const planKey = body.storylet?.childBranches[0]?.planKey ?? '';
  const make = () => call('POST /plan/create', { branchId: ids.ask, planKey }, player.token);
  await make();
  await note(ids.ask, 'old');
  const { undo: offer } = await drop(ids.ask);
  await make();

  expect(await undo(offer?.id)).toMatchObject({ isSuccess: false, message: expect.stringContaining('planned') });
  expect((await listed()).active).toMatchObject([{ id: ids.ask, editMode: true }]);
});
