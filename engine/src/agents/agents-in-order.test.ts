import { expect, test } from 'vitest';
import { anAgent, away, engaged, inService, service } from '../testing/an-agent.ts';
import type { EngagedAgent } from './engaged-agent.ts';
import { agentsInOrder, isDone } from './in-service.ts';

const order = (...agents: EngagedAgent[]) => {
  const { character, world } = inService({
    agents,
    pack: { agents: [1, 2, 3, 4].map((id) => anAgent({ id })) },
  });
  return agentsInOrder({ character, world }).map(({ agent }) => agent);
};

test('agents whose plot is done come before agents still away, each group by id', {
  meta: { rows: ['C-AGENT-007'] },
}, () => {
  const agents = [away(9, { agent: 2 }), away(10, { agent: 4 }), away(0, { agent: 1 }), away(10, { agent: 3 })];

  expect(order(...agents)).toEqual([3, 4, 1, 2]);
});

test('free agents come last', { meta: { rows: ['C-AGENT-008'] } }, () => {
  expect(order(engaged({ agent: 1 }), engaged({ agent: 3 }), away(1, { agent: 4 }), engaged({ agent: 2 }))).toEqual([
    4, 1, 2, 3,
  ]);
});

test('agents that were removed from the world are not listed', () => {
  expect(order(engaged({ agent: 9 }), engaged({ agent: 1 }))).toEqual([1]);
});

test('a plot is done once all its actions are spent', { meta: { rows: ['C-AGENT-056'] } }, () => {
  const { world } = inService();

  expect([9, 10, 11].map((elapsed) => isDone(away(elapsed), world))).toEqual([false, true, true]);
  expect(isDone(engaged(), world)).toBe(false);
});

test('a plot that was removed from the world is done', () => {
  const lost = away(0, { plot: { id: 999, elapsed: 0 } });

  expect(isDone(lost, inService().world)).toBe(true);
  expect(order(lost, away(3, { agent: service.hallam }))).toEqual([service.pin, service.hallam]);
});
