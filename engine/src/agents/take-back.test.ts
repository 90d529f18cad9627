import { expect, test } from 'vitest';
import { away, engaged, inService, service } from '../testing/an-agent.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { takeAll, takeBack } from './lend.ts';

const { pin, hallam, cane, bell, mitts } = service;
const carrying = { agents: [engaged({ lent: [cane, mitts] }), engaged({ agent: hallam, lent: [bell] })] };

test('the item in one slot of an agent can be taken back alone', () => {
  const { changes, character } = turnOf(takeBack(inService(carrying), pin, 'Weapon'));

  expect(changes).toEqual([{ kind: 'agent', why: 'given back', to: engaged({ lent: [mitts] }) }]);
  expect(character.agents.map(({ lent }) => lent)).toEqual([[mitts], [bell]]);
});

test('all items of an agent can be taken back at once', () => {
  const { changes } = turnOf(takeAll(inService(carrying), pin));

  expect(changes).toEqual([{ kind: 'agent', why: 'given back', to: engaged() }]);
});

test('an item that was removed from the world is in no slot, and is taken back with all others', () => {
  const odd = inService({ agents: [engaged({ lent: [999, cane] })] });

  expect(turnOf(takeBack(odd, pin, 'Weapon')).character.agents).toEqual([engaged({ lent: [999] })]);
  expect(turnOf(takeAll(odd, pin)).character.agents).toEqual([engaged()]);
});

test('taking back from an agent without items changes nothing', () => {
  expect(turnOf(takeBack(inService(carrying), pin, 'Hat')).changes).toEqual([]);
  expect(turnOf(takeAll(inService(), pin)).changes).toEqual([]);
});

test('taking back is refused for an unknown agent or an agent on a plot', () => {
  const awayAgent = inService({ agents: [away(0, { lent: [cane] })] });

  expect(takeBack(inService(), hallam, 'Weapon')).toEqual(refused('no such agent'));
  expect(takeAll(inService(), hallam)).toEqual(refused('no such agent'));
  expect(takeBack(awayAgent, pin, 'Weapon')).toEqual(refused('agent busy'));
  expect(takeAll(awayAgent, pin)).toEqual(refused('agent busy'));
});
