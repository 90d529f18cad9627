import type { Plan } from '@underhall/engine';
import { aBranch, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { beforeEach, expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const errands = 50;
const hidden = 599;
const unseen = [{ kind: 'level', quality: ids.watchful, atLeast: 999 } as const];
const manyBranches = Array.from({ length: 25 }, (_, place) => aBranch({ id: 500 + place, name: `Errand ${place}` }));
const server = await aServer({
  pack: {
    ...aWorld().pack,
    storylets: [
      aStorylet(),
      aStorylet({ id: errands, name: 'Errands', branches: [...manyBranches, aBranch({ id: hidden, when: unseen })] }),
    ],
  },
});
const { call } = server;
let player: TestPlayer;
beforeEach(async () => {
  player = await aPlayer(server);
});

const plans = async () => (await call('GET /plan', {}, player.token)).body;
const opened = async (eventId: number = ids.lamplighter) => {
  const { body } = await call('POST /storylet/begin', { eventId }, player.token);
  return body.storylet?.childBranches ?? [];
};
const keyOf = async (branchId: number, eventId?: number) =>
  (await opened(eventId)).find(({ id }) => id === branchId)?.planKey ?? '';
const make = (branchId: number, planKey: string, key?: string) =>
  call('POST /plan/create', { branchId, planKey }, player.token, key);
const note = (branchId: number, notes: string, key?: string) =>
  call('POST /plan/update', { branchId, notes, refresh: false }, player.token, key);
const restart = (branchId: number) => call('POST /plan/update', { branchId, refresh: true }, player.token);
const drop = (branchId: number, key?: string) => call('POST /plan/delete', { branchId }, player.token, key);
const withoutTime = (reply: string) => reply.replace(/"remainingMs":\d+/, '');
const planOf = (branch: number, about: Partial<Plan> = {}): Plan => ({
  ...{ branch, storylet: errands, area: ids.quay, isDone: false, madeAt: 0 },
  ...about,
});
const having = (list: readonly Plan[]) => changeCharacter(server, player.characterId, () => ({ plans: list }));

test('lists a planned branch as active, with its area, requirements and key', {
  meta: { rows: ['C-PLAN-020', 'C-API-045', 'C-API-046'] },
}, async () => {
  expect(await plans()).toEqual({ isSuccess: true, active: [], complete: [] });
  const planKey = await keyOf(ids.ask);

  const { body } = await make(ids.ask, planKey);

  expect(body).toMatchObject({ isSuccess: true, plan: { id: ids.ask, planKey } });
  const { active, complete } = await plans();
  expect(complete).toEqual([]);
  const area = aWorld().areas.get(ids.quay)?.name;
  expect(active).toMatchObject([
    { id: ids.ask, planKey, areaName: area, editMode: true, branch: { id: ids.ask, planState: 'Active' } },
  ]);
  const [branch] = await opened();
  expect(branch).toMatchObject({ planState: 'Active' });
  expect(active[0]?.branch.qualityRequirements).toEqual(branch?.qualityRequirements);
  expect(active[0]).not.toHaveProperty('notes');
});

test('refuses to plan a branch that the player does not see, even with a guessed id and key', async () => {
  const [first] = await opened(errands);
  await having([planOf(hidden)]);
  const hiddenKey = (await plans()).active[0]?.planKey ?? '';
  await having([]);

  expect((await make(hidden, hiddenKey)).body).toMatchObject({ isSuccess: false });
  expect((await make(ids.ask, first?.planKey ?? '')).body).toMatchObject({ isSuccess: false });
  expect((await make(500, 'f'.repeat(32))).body).toMatchObject({ isSuccess: false });
  expect((await plans()).active).toEqual([]);
  expect((await make(500, first?.planKey ?? '')).body).toMatchObject({ isSuccess: true });
});

test('stores a note unchanged, whatever its length and content', {
  meta: { rows: ['C-PLAN-023', 'C-PLAN-029', 'C-API-048'] },
}, async () => {
  await make(ids.ask, await keyOf(ids.ask));
  const words = `  <b>oil</b> & 'wick'\n${'ó'.repeat(300_000)}`;

  expect((await note(ids.ask, words)).body).toMatchObject({ isSuccess: true, plan: { notes: words } });
  expect((await plans()).active[0]).toMatchObject({ notes: words, editMode: false });
  for (const blank of ['', ' \n\t ']) {
    await note(ids.ask, words);
    expect((await note(ids.ask, blank)).body.plan).not.toHaveProperty('notes');
  }
  expect((await note(500, 'oil')).body).toMatchObject({ isSuccess: false });
});

test('deletes a plan with its note, and makes it again without one', {
  meta: { rows: ['C-PLAN-026', 'C-API-047'] },
}, async () => {
  const planKey = await keyOf(ids.ask);
  await make(ids.ask, planKey);
  await note(ids.ask, 'oil');

  expect((await drop(ids.ask)).body).toMatchObject({ isSuccess: true });
  expect((await plans()).active).toEqual([]);
  expect((await drop(ids.ask)).body).toMatchObject({ isSuccess: false });
  expect((await make(ids.ask, planKey)).body.plan).not.toHaveProperty('notes');
});

test('completes a plan when its branch is chosen, and reactivates it with its note on restart', {
  meta: { rows: ['C-PLAN-024', 'C-API-048'] },
}, async () => {
  await make(ids.ask, await keyOf(ids.ask));
  await note(ids.ask, 'oil');
  const { body } = await call('POST /storylet/choosebranch', { branchId: ids.ask }, player.token);

  expect(body.messages).toContainEqual(expect.objectContaining({ type: 'PlanCompletedMessage' }));
  expect(await plans()).toMatchObject({ active: [], complete: [{ id: ids.ask, notes: 'oil' }] });
  expect((await restart(ids.ask)).body).toMatchObject({ isSuccess: true, plan: { id: ids.ask, notes: 'oil' } });
  expect(await plans()).toMatchObject({ active: [{ id: ids.ask, notes: 'oil' }], complete: [] });
});

test('refuses to make or restart a plan beyond twenty active ones', {
  meta: { rows: ['C-PLAN-025', 'C-PLAN-028'] },
}, async () => {
  const planKey = await keyOf(524, errands);
  const twenty = Array.from({ length: 20 }, (_, place) => planOf(500 + place));
  await having([...twenty, planOf(520, { isDone: true })]);
  const full = { isSuccess: false, message: 'Unfortunately, you already have the maximum number of active plans.' };

  expect((await make(524, planKey)).body).toMatchObject(full);
  expect((await restart(520)).body).toMatchObject(full);
  await drop(500);
  expect((await restart(520)).body).toMatchObject({ isSuccess: true });
  expect((await plans()).active).toHaveLength(20);
});

test('runs sixteen duplicate requests once, and sends the same reply to all', async () => {
  const planKey = await keyOf(ids.ask);
  const sent = async (ask: () => ReturnType<typeof make | typeof drop>) => {
    const answers = await Promise.all(Array.from({ length: 16 }, ask));
    const texts = new Set(answers.map(({ status, body }) => withoutTime(JSON.stringify({ status, body }))));
    expect(texts.size).toBe(1);
    return answers[0];
  };

  expect(await sent(() => make(ids.ask, planKey, 'once'))).toMatchObject({ body: { isSuccess: true } });
  expect((await plans()).active).toHaveLength(1);
  expect(await sent(() => note(ids.ask, 'oil', 'noted'))).toMatchObject({ body: { isSuccess: true } });
  expect(await sent(() => drop(ids.ask, 'dropped'))).toMatchObject({ body: { isSuccess: true } });
  expect((await plans()).active).toEqual([]);
});

test('does not replace a newer note when an older request is retried with its key', async () => {
  await make(ids.ask, await keyOf(ids.ask));
  await note(ids.ask, 'first', 'a');
  await note(ids.ask, 'second', 'b');

  expect((await note(ids.ask, 'first', 'a')).body).toMatchObject({ plan: { notes: 'second' } });
  expect((await note(ids.ask, 'other words', 'b')).body).toMatchObject({ isSuccess: false });
  expect((await plans()).active[0]?.notes).toBe('second');
});

test('keeps plans and notes private to their owner', async () => {
  const planKey = await keyOf(ids.ask);
  await make(ids.ask, planKey);
  await note(ids.ask, 'mine');
  const owner = player;
  player = await aPlayer(server);

  expect((await plans()).active).toEqual([]);
  expect((await note(ids.ask, 'theirs')).body).toMatchObject({ isSuccess: false });
  expect((await drop(ids.ask)).body).toMatchObject({ isSuccess: false });
  player = owner;
  expect((await plans()).active).toMatchObject([{ notes: 'mine' }]);
});

test('hides a plan whose branch was removed from the world', async () => {
  await having([planOf(999), planOf(500)]);

  expect((await plans()).active).toMatchObject([{ id: 500 }]);
});
