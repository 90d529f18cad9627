import { expect, test } from 'vitest';
import { aftermath } from '../story/aftermath.ts';
import { away, engaged, inService, service } from '../testing/an-agent.ts';
import { turnOf } from '../testing/turn-of.ts';
import { openTurn } from '../turn.ts';
import { withinReach } from './in-use.ts';
import { beginPlot } from './plots.ts';

const lostId = 9;
const { cane, hallam, pin, roof } = service;
const after = (agents: Parameters<typeof inService>[0]) => {
  const moment = inService(agents);
  return aftermath(openTurn(moment), moment);
};

test('an agent who was removed from the world ends their plot, and lent items are within reach', () => {
  const { character, changes } = after({
    agents: [away(3, { agent: lostId, lent: [cane], reports: 2 }), away(3)],
    qualities: { [cane]: 1 },
  });

  expect(changes).toEqual([{ kind: 'agent', why: 'returned', to: { agent: lostId, lent: [cane], reports: 2 } }]);
  expect(character.agents).toEqual([{ agent: lostId, lent: [cane], reports: 2 }, away(3)]);
  expect(withinReach(cane, character)).toBe(1);
});

test('no other agent is recalled', () => {
  expect(after({ agents: [away(3), away(10, { agent: hallam }), engaged({ agent: lostId })] }).changes).toEqual([]);
});

test('an agent who was removed from the world frees a place for another plot', () => {
  const agents = [away(1, { agent: lostId }), away(1, { agent: hallam }), engaged()];
  const moment = inService({ agents });

  expect(beginPlot(moment, pin, roof)).toMatchObject({ refusal: 'too many plots' });
  const { character } = after({ agents });
  expect(turnOf(beginPlot({ ...moment, character }, pin, roof)).character.agents[2]).toMatchObject({
    plot: { id: roof },
  });
});
