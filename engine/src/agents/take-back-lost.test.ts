import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { away, engaged, inService, service } from '../testing/an-agent.ts';
import { openTurn } from '../turn.ts';
import { takeBackLost } from './give-back.ts';
import { inUse, spareOf, withinReach } from './in-use.ts';

const { hallam, cane, bell } = service;
const third = 3;

/** One copy is worn, one is with Pin at home, and one each with Hallam and a third agent on plots. */
const spread = (owned: number) =>
  inService({
    qualities: { [cane]: owned },
    character: {
      worn: { Weapon: cane },
      agents: [
        engaged({ lent: [bell, cane] }),
        away(1, { agent: hallam, lent: [cane] }),
        away(2, { agent: third, lent: [cane] }),
      ],
    },
  });
const afterLosing = (owned: number) => {
  const { character } = takeBackLost(openTurn(spread(owned)));
  const { worn, resting, away: gone } = inUse(cane, character);
  return [worn.length, resting.length, gone.map(({ agent }) => agent)];
};

test('nothing is taken back while there are enough copies', () => {
  expect(afterLosing(4)).toEqual([1, 1, [hallam, third]]);
  expect(afterLosing(5)).toEqual([1, 1, [hallam, third]]);
});

test('lost copies are taken from agents at home first, then the character, then agents on plots', () => {
  expect(afterLosing(3)).toEqual([1, 0, [hallam, third]]);
  expect(afterLosing(2)).toEqual([0, 0, [hallam, third]]);
  expect(afterLosing(1)).toEqual([0, 0, [hallam]]);
  expect(afterLosing(0)).toEqual([0, 0, []]);
});

test('no other item is taken back', () => {
  const { changes } = takeBackLost(
    openTurn(inService({ agents: [engaged({ lent: [cane, bell] })], qualities: { [bell]: 1 } })),
  );

  expect(changes).toEqual([{ kind: 'agent', why: 'given back', to: engaged({ lent: [bell] }) }]);
});

test('an item that is worn but not lent is left to another rule', () => {
  const dressed = openTurn(inService({ character: { worn: { Weapon: cane }, agents: [] } }));

  expect(takeBackLost(dressed)).toBe(dressed);
});

test('however many copies are lost, no more are in use than owned', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), fc.uniqueArray(fc.integer({ min: 0, max: 2 })), (owned, atHome) => {
      const moment = spread(owned);
      const agents = moment.character.agents.map((agent, place) =>
        atHome.includes(place) ? { agent: agent.agent, lent: agent.lent, reports: 0 } : agent,
      );
      const { character } = takeBackLost(openTurn({ ...moment, character: { ...moment.character, agents } }));
      const { worn, resting, away: gone } = inUse(cane, character);

      expect(worn.length + resting.length + gone.length).toBe(Math.min(4, owned));
      expect(levelOf(character.qualities, cane)).toBe(owned);
    }),
  );
});

test('spare copies are not in use, and copies within reach are not on plots', () => {
  expect([0, 2, 3, 4, 6].map((owned) => spareOf(cane, spread(owned).character))).toEqual([0, 0, 0, 0, 2]);
  expect([0, 2, 3, 4, 6].map((owned) => withinReach(cane, spread(owned).character))).toEqual([0, 0, 1, 2, 4]);
});
