import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aHousehold, anEmployer, house } from '../testing/a-household.ts';
import { aServer } from '../testing/a-server.ts';

const { cook, porter, maid, deliver, bells, slates, gutters, bowler, cane, ring } = house;
const server = await aHousehold();
const refused = (message: string | RegExp) => ({
  isSuccess: false,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
});

test('lists agents with levels, items and plot, ordered by returned, away and free', {
  meta: { rows: ['C-API-049', 'C-AGENT-039', 'C-AGENT-047', 'C-AGENT-103'] },
}, async () => {
  const me = await anEmployer(server);
  await me.away(maid, bells, 1);
  await me.away(porter, deliver, 12, [cane]);
  const { agents, ...rest } = await me.agents();

  expect(rest).toMatchObject({ isSuccess: true, maxPlots: 2 });
  expect(rest).not.toHaveProperty('reporting');
  expect(agents.map(({ id }) => id)).toEqual([porter, maid, cook]);
  expect(agents[2]).toEqual({
    id: cook,
    name: 'Cook &amp; Sons',
    image: 'pin',
    description: '<p>Cooks.</p>',
    levels: [
      { id: house.watchful, name: 'Watchful', level: 10, bonus: 0, category: 'BasicAbility', image: 'plain' },
      { id: house.reading, name: 'Reading', level: 1, bonus: 0, category: 'Skills', image: 'plain' },
    ],
    inventory: [],
  });
});

test('an agent’s plot has its length, its progress and whether it can be recalled', {
  meta: { rows: ['C-AGENT-040', 'C-AGENT-056'] },
}, async () => {
  const me = await anEmployer(server);
  await me.away(cook, bells, 3);
  const [first] = (await me.agents()).agents;
  expect(first?.plot).toEqual({
    id: bells,
    name: 'Read the Bells',
    image: 'bell',
    description: '<p>Read the Bells.</p>',
    duration: 3,
    elapsed: 3,
    canAbandon: false,
    qualityLocked: false,
    currencyCost: 0,
  });
});

test('lists items to lend with owned copies, holders and locks; slots are grouped by category', {
  meta: { rows: ['C-AGENT-048', 'C-AGENT-049', 'C-AGENT-051'] },
}, async () => {
  const me = await anEmployer(server, { worn: { Adornment: ring } });
  await me.away(porter, deliver, 2, [cane]);
  const { inventory, slots, agents } = await me.agents();
  const usual = { image: 'plain', level: 1, enhancements: [], borrowers: [], description: '' };
  const not = { isWorn: false, isOutfitLocked: false, isOutfit: false };

  expect(inventory.find(({ id }) => id === ring)).toEqual({
    ...{ ...usual, ...not, id: ring, name: 'Ring', category: 'Adornment' },
    ...{ isLoanable: false, isWorn: true },
  });
  expect(inventory.find(({ id }) => id === cane)).toMatchObject({
    category: 'Weapon',
    isLoanable: true,
    borrowers: [{ id: porter, name: 'The Porter' }],
    enhancements: [{ qualityId: house.reading, qualityName: 'Reading', level: 2, category: 'Skills' }],
  });
  expect(agents.find(({ id }) => id === porter)?.inventory.map(({ id }) => id)).toEqual([cane]);
  expect(slots.map(({ category }) => category)).toContain('HomeComfort');
  expect(slots).toContainEqual({ category: 'HomeComfort', name: 'Home Comfort' });
  expect(slots.map(({ category }) => category)).not.toContain('Burden');

  await me.change({ area: ids.square });
  expect((await me.agents()).inventory.find(({ id }) => id === ring)).toMatchObject({ isOutfitLocked: true });
});

test('an agent has no slot of a category that the world hides', async () => {
  const { pack } = server.deps.world;
  const words = { ...pack.words, hiddenCategories: ['Adornment'] as const };
  const me = await anEmployer(await aServer({ pack: { ...pack, words } }));
  const shown = (await me.agents()).slots.map(({ category }) => category);
  expect(shown).not.toContain('Adornment');
  expect(shown).toContain('Weapon');
});

test('groups plots by concern, the general one as 0: open ones, priced ones, then locked ones', {
  meta: { rows: ['C-API-050', 'C-AGENT-042', 'C-AGENT-043', 'C-AGENT-044', 'C-AGENT-045'] },
}, async () => {
  const me = await anEmployer(server);
  const { concerns } = await me.plots(cook);
  expect(concerns.map(({ id, name, description, image }) => [id, name, description, image])).toEqual([
    [0, 'General', '', 'door'],
    [3, 'The Roof', '<p>It leaks.</p>', 'roof'],
  ]);
  expect(
    concerns[1]?.plots.map(({ id, currencyCost, currencyLocked, qualityLocked }) => ({
      ...{ id, currencyCost, currencyLocked, qualityLocked },
    })),
  ).toEqual([
    { id: gutters, currencyCost: 5, currencyLocked: true, qualityLocked: false },
    { id: slates, currencyCost: 0, currencyLocked: false, qualityLocked: true },
  ]);
  expect(concerns[1]?.plots[1]?.qualityRequirements).toMatchObject([{ qualityId: house.thanks, status: 'Locked' }]);
  expect(concerns[0]?.plots[0]).toEqual({
    ...{ id: deliver, name: 'Carry a Letter', image: 'bell', description: '<p>Carry a Letter.</p>' },
    ...{ duration: 12, currencyCost: 0, currencyLocked: false, qualityLocked: false, qualityRequirements: [] },
    hints: [
      { id: house.watchful, name: 'Watchful', image: 'plain', chance: 10, level: 10, word: 'woefully inadequate' },
      { id: house.reading, name: 'Reading', image: 'plain', chance: 1, level: 1, word: 'woefully inadequate' },
    ],
  });
  await me.lend(cook, bowler);
  expect((await me.plots(cook)).concerns[0]?.plots[0]?.hints[0]).toMatchObject({ chance: 17, level: 17 });
  for (const other of [0, 77, -1]) expect(await me.plots(other)).toEqual(refused(/no such agent/));
});

test('a lent item raises an agent’s level; it is taken back by slot, by an empty loan or in full', {
  meta: { rows: ['C-API-051', 'C-API-052'] },
}, async () => {
  const me = await anEmployer(server);
  const lent = await me.lend(cook, bowler);
  expect(lent).toMatchObject({ isSuccess: true, agent: { id: cook, inventory: [{ id: bowler, category: 'Hat' }] } });
  expect(lent.agent?.levels[0]).toMatchObject({ level: 17, bonus: 7 });
  const answers = [
    () => server.call('POST /agents/unequip', { agentId: cook, category: 'Hat' }, me.token),
    () => server.call('POST /agents/lend', { agentId: cook, category: 'Hat' }, me.token),
    () => server.call('POST /agents/takeall', { agentId: cook }, me.token),
    () => server.call('POST /agents/unequip', { agentId: cook }, me.token),
  ];
  for (const takeBack of answers) {
    await me.lend(cook, bowler);
    expect((await takeBack()).body).toMatchObject({ isSuccess: true, agent: { id: cook, inventory: [] } });
  }
  await me.lend(cook, bowler);
  const older = await server.app.inject({
    method: 'POST',
    url: '/api/agents/unequipall',
    headers: { authorization: `Bearer ${me.token}` },
    payload: { agentId: cook },
  });
  expect(older.json()).toMatchObject({ isSuccess: true, agent: { inventory: [] } });
});

test('refuses to lend items that cannot be lent, are not owned or already lent, or to an absent agent', {
  meta: { rows: ['C-AGENT-081', 'C-AGENT-082', 'C-AGENT-083'] },
}, async () => {
  const me = await anEmployer(server);
  await me.away(porter, deliver, 2, [cane]);
  await me.lend(cook, bowler);
  expect(await me.lend(cook, ring)).toEqual(refused('You cannot loan out this item.'));
  expect(await me.lend(cook, 999)).toEqual(refused(/do not have that/));
  expect(await me.lend(cook, bowler)).toEqual(refused('They have already equipped this item.'));
  expect(await me.lend(cook, cane)).toEqual(refused(/An agent of yours has it/));
  expect(await me.lend(porter, bowler)).toEqual(refused(/busy with a plot/));
  expect(await me.lend(77, bowler)).toEqual(refused(/no such agent/));
  // An item lent to another agent at home moves to this one.
  expect(await me.lend(maid, bowler)).toMatchObject({ agent: { id: maid, inventory: [{ id: bowler }] } });
  expect((await me.agents()).agents.find(({ id }) => id === cook)?.inventory).toEqual([]);
});

test('a plot starts with its agent, who is then no longer free; the number of plots is limited', {
  meta: { rows: ['C-API-053', 'C-AGENT-055'] },
}, async () => {
  const me = await anEmployer(server);
  const sent = await me.send(cook, deliver);
  expect(sent).toMatchObject({
    ...{ isSuccess: true, name: 'Carry a Letter', description: '<p>Carry a Letter.</p>', image: 'bell' },
    agent: { id: cook, plot: { id: deliver, duration: 12, elapsed: 0 } },
    messages: [{ type: 'InfoMessage', message: expect.stringContaining('Cook &amp; Sons</span> has set out.') }],
  });
  expect(await me.send(cook, bells)).toEqual(refused(/busy with a plot/));
  expect(await me.send(porter, 999)).toEqual(refused(/no such plot/));
  expect(await me.send(porter, slates)).toEqual(refused(/do not have what this plot asks/));
  expect(await me.send(porter, gutters)).toEqual(refused(/Fate/));
  await me.change({ fate: 6 });
  expect(await me.send(porter, gutters)).toMatchObject({
    messages: [{}, { type: 'FateBranchCurrencyUsedMessage', message: 'You spent 5 Fate (1 left).' }],
  });
  expect(await me.send(maid, bells)).toEqual(refused(/cannot have more plots at once/));
});

test('members can have one more plot', { meta: { rows: ['C-AGENT-102'] } }, async () => {
  const me = await anEmployer(server, { membership: { tier: 'exceptional', until: Number.MAX_SAFE_INTEGER } });
  expect((await me.agents()).maxPlots).toBe(3);
  for (const [agent, plot] of [
    [cook, deliver],
    [porter, bells],
    [maid, deliver],
  ] as const) {
    expect(await me.send(agent, plot)).toMatchObject({ isSuccess: true });
  }
});

test('a plot progresses by spent actions only', {
  meta: { rows: ['C-AGENT-065'] },
}, async () => {
  const me = await anEmployer(server);
  await me.send(cook, bells);
  const elapsed = async () => (await me.agents()).agents[0]?.plot?.elapsed;
  expect(await elapsed()).toBe(0);
  await server.call('POST /storylet/begin', { eventId: ids.lamplighter }, me.token);
  const { body } = await server.call('POST /storylet/choosebranch', { branchId: ids.ask }, me.token);
  expect([body.elapsed, await elapsed()]).toEqual([1, 1]);
});

test('a plot can be recalled while it runs, if its author allows it', {
  meta: { rows: ['C-API-055', 'C-AGENT-060'] },
}, async () => {
  const me = await anEmployer(server);
  await me.send(cook, deliver);
  expect(await me.abandon(cook)).toMatchObject({ isSuccess: true, agent: { id: cook, inventory: [] } });
  expect((await me.stored()).agents.find(({ agent }) => agent === cook)).not.toHaveProperty('plot');
  expect(await me.abandon(cook)).toEqual(refused(/no such plot/));
  await me.send(cook, bells);
  expect(await me.abandon(cook)).toEqual(refused(/cannot be called off/));
  await me.away(cook, deliver, 12);
  expect(await me.abandon(cook)).toEqual(refused(/cannot be called off/));
});

test('sixteen identical requests under one key act once and get the same reply', async () => {
  const me = await anEmployer(server, { fate: 12 });
  const sixteen = <Answer>(send: () => Promise<Answer>) => Promise.all(Array.from({ length: 16 }, send));
  const presses: readonly (() => Promise<unknown>)[] = [
    () => me.lend(cook, bowler, 'lent'),
    () => me.send(cook, gutters, 'sent'),
    () => me.abandon(cook, 'off'),
  ];
  for (const press of presses) {
    const answers = await sixteen(press);
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ isSuccess: true });
  }
  const { fate, agents } = await me.stored();
  expect(fate).toBe(7);
  expect(agents.find(({ agent }) => agent === cook)).toEqual({ agent: cook, lent: [bowler], reports: 0 });
});

test('one copy that is lent twice and worn at once from several tabs ends in one place', async () => {
  for (let round = 0; round < 4; round++) {
    const me = await anEmployer(server);
    await Promise.all(
      [
        () => me.lend(cook, bowler),
        () => me.lend(porter, bowler),
        () => server.call('POST /outfit/equip', { qualityId: bowler }, me.token),
        () => me.send(cook, deliver),
        () => me.send(porter, bells),
      ].map((tab) => tab().catch(() => undefined)),
    );
    const { agents, worn } = await me.stored();
    const lent = agents.filter((each) => each.lent.includes(bowler)).length;
    expect(lent + Object.values(worn).filter((id) => id === bowler).length).toBeLessThanOrEqual(1);
  }
});

test('an agent’s levels may be of any kind that agents have', { meta: { rows: ['C-AGENT-041'] } }, async () => {
  const kinds = ['AgentStat', 'AgentStatHidden', 'ConcernStat', 'BasicAbility', 'SidebarAbility', 'Menace', 'Skills'];
  const me = await anEmployer(server);
  const { agents } = await me.agents();
  expect(agents.find(({ id }) => id === maid)?.levels.map(({ category }) => category)).toEqual([...kinds, 'Hidden']);
});
