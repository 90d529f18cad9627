import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const server = await aServer();
const { call } = server;

test('a new character is in the first story at once and cannot leave it', {
  meta: { rows: ['C-API-015'] },
}, async () => {
  const { token } = await aPlayer(server);
  const { body } = await call('POST /storylet', {}, token);

  expect(body).toMatchObject({ phase: 'In', actions: 20, storylet: { urgency: 'Must', canGoBack: false } });
  expect(body.storylet?.childBranches.length).toBeGreaterThan(1);
  expect((await call('POST /storylet/goback', {}, token)).body).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('cannot go back'),
  });
});

test('a reply omits the fields that its phase does not have, and never sends null', async () => {
  const { token } = await aPlayer(server);
  const open = (await call('POST /storylet', {}, token)).body;
  expect(Object.keys(open)).not.toContain('storylets');
  const ended = await choose(token, open.storylet?.childBranches[0]?.id);
  expect(Object.keys(ended)).not.toContain('storylet');
  const listed = (await call('POST /storylet', {}, token)).body;
  expect(Object.keys(listed)).toEqual(expect.not.arrayContaining(['storylet', 'endStorylet', 'messages']));
  expect(JSON.stringify([open, ended, listed])).not.toContain('null');
});

test('a choice shows its result and changes, and moves on only at the next look', {
  meta: { rows: ['C-STORY-003', 'C-API-018'] },
}, async () => {
  const { token } = await aPlayer(server);
  const open = (await call('POST /storylet', {}, token)).body;
  const ended = await choose(token, open.storylet?.childBranches[0]?.id);

  expect(ended).toMatchObject({
    phase: 'End',
    elapsed: 0,
    endStorylet: { rootEventId: open.storylet?.id, canGoAgain: false, event: { isInEventUseTree: false } },
  });
  const watchful = ended.messages?.find(({ possession }) => possession?.name === 'Watchful');
  expect(watchful).toMatchObject({
    type: 'PyramidQualityChangeMessage',
    changeType: 'Increased',
    priority: 2,
    possession: { level: 5 },
    progressBar: { leftScore: 5, rightScore: 6, endPercentage: 0 },
  });
  expect(ended.messages?.find(({ possession }) => possession?.name === 'Introduced')?.type).toBe(
    'QualityExplicitlySetMessage',
  );
  const list = (await call('POST /storylet', {}, token)).body;
  expect([list.phase, list.storylets?.[0]?.urgency]).toEqual(['Available', 'High']);
});

test('beginning a listed storylet opens it, and going back closes it', {
  meta: { rows: ['C-STORY-042', 'C-API-015', 'C-API-016', 'C-API-019', 'C-STORY-043'] },
}, async () => {
  const { token } = await aPlayer(server);
  await introduce(token);
  const { id, teaser } = await aStoryToLeave(token);

  expect(teaser.length).toBeGreaterThan(10);
  expect((await call('POST /storylet/begin', { eventId: id }, token)).body).toMatchObject({
    phase: 'In',
    storylet: { id, canGoBack: true },
  });
  expect((await call('POST /storylet', {}, token)).body).toMatchObject({ phase: 'In', storylet: { id } });
  expect((await call('POST /storylet/goback', {}, token)).body).toMatchObject({ phase: 'Available' });
  expect((await call('POST /storylet/goback', {}, token)).body).toMatchObject({ phase: 'Available' });
});

test('a choice costs its actions, and the action count shows it', {
  meta: { rows: ['C-STORY-002', 'C-API-010', 'C-ACTIONS-009'] },
}, async () => {
  const { token } = await aPlayer(server);
  const { body: list } = await introduce(token);
  const { body: open } = await call('POST /storylet/begin', { eventId: list.storylets?.[0]?.id ?? 0 }, token);
  const ended = await choose(token, open.storylet?.childBranches.find(({ actionCost }) => actionCost === 1)?.id);

  expect(ended).toMatchObject({ actions: 19, elapsed: 1 });
  const { body: clock } = await call('GET /character/actions', {}, token);
  expect(clock).toMatchObject({ actions: 19, actionBankSize: 20 });
  const wait = Date.parse(clock.nextActionAt ?? '') - Date.parse(clock.currentTime);
  expect(wait).toBeGreaterThan(590_000);
  expect(wait).toBeLessThanOrEqual(600_000);
});

test('after ten minutes there is one more action', async () => {
  const { token } = await aPlayer(server);
  const { body: list } = await introduce(token);
  const { body: open } = await call('POST /storylet/begin', { eventId: list.storylets?.[0]?.id ?? 0 }, token);
  await choose(token, open.storylet?.childBranches.find(({ actionCost }) => actionCost === 1)?.id);

  const later = await aServer({ database: server.database, options: { clockOffset: 601_000 } });
  const moment = await later.deps.characters.load(Number(claims(token).CharacterId));
  expect(moment?.character.actions.count).toBe(19);
  const session = later.deps.tokens.sign({ ...claims(token) });
  expect((await later.call('GET /character/actions', {}, session)).body).toMatchObject({ actions: 20 });
  expect((await later.call('GET /character/actions', {}, session)).body).not.toHaveProperty('nextActionAt');
});

test('a branch has its requirements, its chance and the reason of its lock', {
  meta: { rows: ['C-STORY-032'] },
}, async () => {
  const { token } = await aPlayer(server);
  const { body: list } = await introduce(token);
  const { body: open } = await call('POST /storylet/begin', { eventId: list.storylets?.[0]?.id ?? 0 }, token);
  const tried = open.storylet?.childBranches.find(({ challenges }) => challenges.length > 0);

  // Watchful 5 against a narrow 2: 60 + 10 * 3.
  expect(tried?.challenges[0]).toMatchObject({
    name: 'Watchful',
    type: 'Challenge',
    targetNumber: 90,
    canAffordSecondChance: false,
  });
  await choose(token, open.storylet?.childBranches[0]?.id);
  const { body: next } = await call('POST /storylet', {}, token);
  const { body: registry } = await call('POST /storylet/begin', { eventId: next.storylets?.[0]?.id ?? 0 }, token);
  const locked = registry.storylet?.childBranches.find(({ isLocked }) => isLocked);
  expect(locked).toMatchObject({
    qualityLocked: true,
    actionLocked: false,
    qualityRequirements: [{ status: 'Locked', tooltip: expect.stringContaining('Written Character') }],
  });
  expect((await call('POST /storylet/choosebranch', { branchId: locked?.id ?? 0 }, token)).body).toMatchObject({
    isSuccess: false,
  });
});

test('myself has the character, and the sheet in categories with the four attributes first', {
  meta: { rows: ['C-API-031'] },
}, async () => {
  const { token, name } = await aPlayer(server);
  const { body } = await call('GET /character/myself', {}, token);

  expect(body.character).toMatchObject({ name, avatarImage: 'beardy', actions: 20, area: { name: 'The Area Steps' } });
  expect(body.character.outfits).toEqual([{ id: 1, name: 'Casual', type: 'Standard', selected: true }]);
  expect(body.possessions[0]).toMatchObject({ name: '', categories: ['BasicAbility'] });
  expect(body.possessions[0]?.possessions.map((each) => [each.name, each.level])).toEqual([
    ['Watchful', 3],
    ['Shadowy', 3],
    ['Dangerous', 3],
    ['Persuasive', 3],
  ]);
  expect(body.restrictedUserInterfaceElements).toContain('Travel');
});

test('a page opened on a result shows the same result', async () => {
  const { token } = await aPlayer(server);
  const open = (await call('POST /extra/story/resume', {}, token)).body;
  const ended = await choose(token, open.storylet?.childBranches[0]?.id);

  for (let i = 0; i < 2; i++)
    expect((await call('POST /extra/story/resume', {}, token)).body).toEqual({ ...ended, elapsed: 0 });
  expect((await call('POST /storylet', {}, token)).body.phase).toBe('Available');
});

/** Plays the first story by its first branches, up to the list. */
async function introduce(token: string) {
  const open = (await call('POST /storylet', {}, token)).body;
  await choose(token, open.storylet?.childBranches[0]?.id);
  return call('POST /storylet', {}, token);
}

/** The first listed storylet that can be left, after playing those before it. */
async function aStoryToLeave(token: string) {
  for (let turn = 0; turn < 20; turn++) {
    const { body: list } = await call('POST /storylet', {}, token);
    expect(list).toMatchObject({ isSuccess: true, phase: 'Available' });
    const [first] = list.storylets ?? [];
    if (!first) throw new Error('the list is empty');
    const { body: open } = await call('POST /storylet/begin', { eventId: first.id }, token);
    if (open.storylet?.canGoBack) {
      await call('POST /storylet/goback', {}, token);
      return first;
    }
    await choose(token, open.storylet?.childBranches.find(({ isLocked }) => !isLocked)?.id);
  }
  throw new Error('nothing can be left after twenty turns');
}

async function choose(token: string, branchId = 0) {
  return (await call('POST /storylet/choosebranch', { branchId, secondChanceIds: [] }, token)).body;
}

const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
