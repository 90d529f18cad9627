import { aBranch, aQuality, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const chronograph = 146234;
const costly = aBranch({ id: 20, cost: 3 });
const { pack } = aWorld({ storylets: [aStorylet({ branches: [costly] })] });
const world = { ...pack, qualities: [...pack.qualities, aQuality({ id: chronograph, name: 'Chronograph' })] };
const withOne = { ...world, start: { ...world.start, qualities: [{ quality: chronograph, level: 1 }] } };

test('returns actions with their maximum, the current time and the time of the next action', {
  meta: { rows: ['C-ACTIONS-009', 'C-API-010'] },
}, async () => {
  const server = await aServer({ pack: world });
  const { token, characterId } = await aPlayer(server);
  const actions = async () => (await server.call('GET /character/actions', {}, token)).body;

  const full = await actions();
  expect(full).toMatchObject({ actions: 20, actionBankSize: 20, currentTime: expect.stringMatching(/Z$/) });
  expect(full).not.toHaveProperty('nextActionAt');

  await changeCharacter(server, characterId, (_, now) => ({ actions: { count: 4, nextAt: now + 90_000 } }));
  const { nextActionAt = '', nextActionsAt, currentTime, ...burnt } = await actions();
  expect(burnt.actions).toBe(4);
  expect(nextActionsAt).toBe(nextActionAt);
  expect(Date.parse(nextActionAt) - Date.parse(currentTime)).toBeGreaterThan(80_000);
});

test('a member can have forty actions', { meta: { rows: ['C-ACTIONS-026'] } }, async () => {
  const server = await aServer({ pack: world });
  const { token, characterId } = await aPlayer(server);
  await changeCharacter(server, characterId, () => ({ membership: { tier: 'exceptional' } }));
  expect((await server.call('GET /character/actions', {}, token)).body.actionBankSize).toBe(40);
});

test('bank, minutes and deck are those of the world, for each tier', async () => {
  const allowances = {
    none: { bank: 30, minutes: 5, deck: 4 },
    exceptional: { bank: 60, minutes: 4, deck: 8 },
    enhanced: { bank: 70, minutes: 3, deck: 9 },
  };
  const server = await aServer({ pack: { ...world, allowances } });
  const { token, characterId } = await aPlayer(server);
  const seen = async () => {
    const { actions, actionBankSize, minutesPerAction } = (await server.call('GET /character/actions', {}, token)).body;
    const { maxDeckSize } = (await server.call('GET /opportunity', {}, token)).body;
    return [actions, actionBankSize, minutesPerAction, maxDeckSize];
  };
  expect(await seen()).toEqual([30, 30, 5, 4]);
  for (const [tier, bank, minutes, deck] of [['exceptional', 60, 4, 8] as const, ['enhanced', 70, 3, 9] as const]) {
    await changeCharacter(server, characterId, () => ({ membership: { tier } }));
    expect(await seen()).toEqual([30, bank, minutes, deck]);
  }
});

test('the chronograph counts spent actions, and restarts at zero after a reset', {
  meta: { rows: ['C-ACTIONS-035', 'C-API-011'] },
}, async () => {
  const server = await aServer({ pack: withOne });
  const { token } = await aPlayer(server);
  const counted = async () => (await server.call('GET /character/actions', {}, token)).body.chronograph;
  await server.call('POST /storylet/begin', { eventId: ids.lamplighter }, token);
  await server.call('POST /storylet/choosebranch', { branchId: costly.id }, token);
  expect(await counted()).toEqual({ isVisible: true, actionCount: 3 });

  const { body, headers } = await server.call('GET /character/resetchrono', {}, token);
  expect(body).toMatchObject({ actions: 17, chronograph: { actionCount: 0 }, message: expect.any(String) });
  expect(headers['cache-control']).toContain('no-store');
  expect(await counted()).toEqual({ isVisible: true, actionCount: 0 });
  expect((await server.call('GET /character/resetchrono', {}, token)).body.chronograph.actionCount).toBe(0);
});

test('without the chronograph the player sees none', async () => {
  const server = await aServer({ pack: world });
  const { token } = await aPlayer(server);
  expect((await server.call('GET /character/actions', {}, token)).body.chronograph.isVisible).toBe(false);
});

test.each([
  ['local', 200],
  ['staging', 200],
  ['beta', 404],
  ['production', 404],
] as const)(
  'filling up the actions in environment %s returns %i',
  { meta: { rows: ['C-ACTIONS-034'] } },
  async (environment, expected) => {
    const server = await aServer({ pack: world, options: { environment } });
    const { token, characterId } = await aPlayer(server);
    await changeCharacter(server, characterId, (_, now) => ({ actions: { count: 4, nextAt: now + 90_000 } }));
    const { status } = await server.call('POST /extra/actions/refresh', {}, token);
    expect(status).toBe(expected);
    const actionsLeft = (await server.call('GET /character/actions', {}, token)).body.actions;
    expect(actionsLeft).toBe(expected === 200 ? 20 : 4);
  },
);
