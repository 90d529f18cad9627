import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { anAgent, away, engaged, inService, service } from '../testing/an-agent.ts';
import { testedLevel } from './challenge.ts';

const { pin, hallam, cane } = service;

const report = { phase: 'In', storylet: service.report, since: 1, agent: pin } as const;

test('a report tests the agent, and any other storylet the character', () => {
  const level = (story: object, agents = [away(10, { lent: [cane] })]) => {
    const { character, world } = inService({
      qualities: { [ids.watchful]: 3, [ids.favour]: 2 },
      character: { agents, story: story as typeof report },
    });
    return [ids.watchful, ids.favour, 999].map((quality) => testedLevel(quality, { character, world }));
  };
  const waitingStory = { ...report, branch: ids.ask, secondChances: [] };

  expect(level(report)).toEqual([15, 0, 0]);
  expect(level({ ...waitingStory, phase: 'Act' })).toEqual([15, 0, 0]);
  expect(level({ ...waitingStory, phase: 'Rename' })).toEqual([15, 0, 0]);
  expect(level({ phase: 'In', storylet: service.report, since: 1 })).toEqual([3, 2, 0]);
  expect(level({ phase: 'Available' })).toEqual([3, 2, 0]);
  expect(level({ ...waitingStory, phase: 'End', outcome: 'always', turn: 2 })).toEqual([3, 2, 0]);
  expect(level(report, [engaged({ agent: hallam })])).toEqual([3, 2, 0]);
});

test('a shared quality has the same level for the agent', () => {
  const usual = inService().world.pack;
  const qualities = usual.qualities.map((each) => (each.id === ids.favour ? { ...each, shared: true as const } : each));
  const { character, world } = inService({
    pack: { qualities, agents: [anAgent({ levels: [{ quality: ids.favour, level: 9 }] })] },
    character: { agents: [away(10)], story: report },
  });

  expect(testedLevel(ids.favour, { character, world })).toBe(0);
});
