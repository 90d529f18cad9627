import { qualitiesOf } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aHousehold, anEmployer, house } from '../testing/a-household.ts';
import { aPlayer } from '../testing/a-player.ts';

const { cook, bells, bowler } = house;
const server = await aHousehold();
const refused = (message: RegExp) => ({ isSuccess: false, message: expect.stringMatching(message) });

test('opens a report as a story with free branches once its plot is done; it can be closed', {
  meta: { rows: ['C-STORY-060', 'C-API-054', 'C-API-056', 'C-AGENT-046', 'C-AGENT-057'] },
}, async () => {
  const me = await anEmployer(server);
  expect(await me.report(cook)).toEqual(refused(/nothing to report yet/));
  await me.away(cook, bells, 3);
  const opened = await me.report(cook);
  expect(opened).toMatchObject({
    ...{ isSuccess: true, phase: 'In', agentId: cook },
    storylet: { id: house.told, childBranches: [{ id: house.asked, actionCost: 0 }, { id: house.thanked }] },
  });
  expect(await me.report(cook)).toEqual(opened);
  expect(await me.agents()).toMatchObject({ reporting: cook });
  expect((await server.call('POST /storylet', {}, me.token)).body).toMatchObject({ phase: 'In', agentId: cook });

  expect(await me.perhapsNot(cook)).toMatchObject({ isSuccess: true, agent: { plot: { elapsed: 3, duration: 3 } } });
  expect(await me.agents()).not.toHaveProperty('reporting');
  expect(await me.report(cook)).toEqual(opened);
});

test('choosing a branch of a report ends the plot, costs no action and frees the agent', {
  meta: { rows: ['C-API-057', 'C-AGENT-046', 'C-AGENT-058', 'C-AGENT-107'] },
}, async () => {
  const me = await anEmployer(server, { actions: { count: 0, next: Number.MAX_SAFE_INTEGER } as never });
  await me.away(cook, bells, 3, [bowler]);
  await me.report(cook);
  const told = await me.branch(house.asked);
  expect(told).toMatchObject({
    ...{ isSuccess: true, phase: 'End', agentId: cook, actions: 0, elapsed: 0, hasUpdatedCharacter: false },
    endStorylet: { rootEventId: house.told, event: { id: house.asked, name: 'Heard' } },
  });
  expect(told.messages?.map(({ type }) => type)).toContain('DifficultyRollSuccessMessage');
  expect(await me.branch(house.asked)).toEqual(told);
  const agent = (await me.agents()).agents.find(({ id }) => id === cook);
  expect(agent).not.toHaveProperty('plot');
  expect(agent?.inventory.map(({ id }) => id)).toEqual([bowler]);
});

test('a report branch rolls again by a second chance, and another asks whom to invite', {
  meta: { rows: ['C-API-057'] },
}, async () => {
  const friend = await aPlayer(server);
  const me = await anEmployer(server, { qualities: qualitiesOf({ [house.luck]: 2 }) });
  await server.call('POST /contact/addcontact', { userName: friend.userName }, me.token);
  await me.away(cook, bells, 3);
  const branches = (await me.report(cook)).storylet?.childBranches ?? [];
  const { qualityRequirements = [] } = branches.find(({ id }) => id === house.pressed) ?? {};

  const rolled = await me.branch(house.pressed, { qualityRequirements, secondChanceIds: [house.luck] });
  expect(rolled).toMatchObject({ isSuccess: true, phase: 'End', hasUpdatedCharacter: true });
  expect(rolled.messages?.map(({ type }) => type)).toEqual([
    'DifficultyRollFailureMessage',
    'StandardQualityChangeMessage',
    'SecondChanceResultMessage',
    'DifficultyRollFailureMessage',
  ]);
  expect((await me.stored()).qualities).toMatchObject(qualitiesOf({ [house.luck]: 1 }));

  await me.away(cook, bells, 3);
  await me.report(cook);
  const asking = await me.branch(house.shared);
  expect(asking).toMatchObject({ isSuccess: true, phase: 'Act', hasUpdatedCharacter: false });
  expect(asking.socialAct?.inviteeData.eligibleFriends).toMatchObject([
    { id: friend.characterId, name: friend.name, userName: friend.userName },
  ]);
});

test('challenges in a report use the agent’s levels and name the agent', async () => {
  const me = await anEmployer(server);
  await me.away(cook, bells, 3, [bowler]);
  const name = (await me.agents()).agents.find(({ id }) => id === cook)?.name;
  const [challenge] = (await me.report(cook)).storylet?.childBranches[0]?.challenges ?? [];
  for (const words of [challenge?.description, challenge?.baseDescription]) {
    expect(words).toContain(`${name}’s <span`);
    expect(words).not.toContain('Your');
  }
  expect(challenge?.bonuses).toMatchObject([{ description: expect.stringMatching(/^\+7 /) }]);
  const rolled = (await me.branch(house.asked)).messages?.find(({ type }) => type === 'DifficultyRollSuccessMessage');
  expect(rolled?.message).toContain(`${name} succeeded in a`);
});

test('refuses a report branch without an open report, and a report during a forced story', async () => {
  const me = await anEmployer(server);
  expect(await me.branch(house.asked)).toEqual(refused(/Nobody is asking/));
  await me.away(cook, bells, 3);
  await me.change({ story: { phase: 'In', storylet: house.flood, since: 1 } });
  expect(await me.report(cook)).toEqual(refused(/“The Flood”/));
});
