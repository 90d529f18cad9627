import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { anAgent, away, engaged, inService, service } from '../testing/an-agent.ts';
import { agentLevelOf, agentLevels, testedLevel } from './agent-levels.ts';

const { pin, hallam, cane, bell, mitts, skiff } = service;

test('an agent has their own levels first, then what only lent things give', () => {
  const { world } = inService();

  expect(agentLevels(engaged({ lent: [bell] }), world)).toEqual([
    { quality: ids.watchful, level: 12, bonus: 2 },
    { quality: ids.soaked, level: 4, bonus: 4 },
  ]);
});

test('lent things add up, take away too, and never lead below nothing', () => {
  const { world } = inService();

  expect(agentLevels(engaged({ lent: [cane, mitts] }), world)).toEqual([
    { quality: ids.watchful, level: 6, bonus: -4 },
  ]);
  expect(agentLevels(engaged({ agent: 99, lent: [mitts] }), world)).toEqual([
    { quality: ids.watchful, level: 0, bonus: -9 },
  ]);
});

test('what has left the world, and what is no use, gives nothing', () => {
  const { world } = inService();

  expect(agentLevels(engaged({ lent: [999, skiff, ids.lens] }), world)).toEqual([
    { quality: ids.watchful, level: 10, bonus: 0 },
  ]);
});

test('in what an agent knows nothing of their level is 0', () => {
  const { world } = inService();

  expect(agentLevelOf(ids.favour, engaged({ lent: [cane] }), world)).toBe(0);
  expect(agentLevelOf(ids.watchful, engaged({ lent: [cane] }), world)).toBe(15);
});

const report = { phase: 'In', storylet: service.report, since: 1, agent: pin } as const;

test('in a report the agent is tested, elsewhere the character', () => {
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

test('a level that is everybody’s is the same for the agent', () => {
  const usual = inService().world.pack;
  const qualities = usual.qualities.map((each) => (each.id === ids.favour ? { ...each, shared: true as const } : each));
  const { character, world } = inService({
    pack: { qualities, agents: [anAgent({ levels: [{ quality: ids.favour, level: 9 }] })] },
    character: { agents: [away(10)], story: report },
  });

  expect(testedLevel(ids.favour, { character, world })).toBe(0);
});
