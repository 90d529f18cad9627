import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { anAgent, away, engaged, inService, service } from '../testing/an-agent.ts';
import { agentLevelOf, agentLevels, levelOfReporter } from './agent-levels.ts';

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

test('what only agents have is that of the one who reports, also while the result is read', () => {
  const usual = inService().world.pack;
  const qualities = usual.qualities.map((each) =>
    each.id === ids.favour ? { ...each, category: 'AgentStatHidden' as const } : each,
  );
  const agents = [
    anAgent({ levels: [{ quality: ids.favour, level: 3 }] }),
    anAgent({ id: hallam, levels: [{ quality: ids.favour, level: 7 }] }),
  ];
  const level = (story: object, quality: number = ids.favour) => {
    const { character, world } = inService({
      pack: { qualities, agents },
      qualities: { [ids.favour]: 2 },
      character: { agents: [away(10), engaged({ agent: hallam })], story: story as never },
    });
    return levelOfReporter(quality, { character, world });
  };
  const report = { phase: 'In', storylet: service.report, since: 1, agent: pin } as const;
  const told = { phase: 'End', storylet: service.report, branch: ids.ask, outcome: 'always', turn: 2 } as const;

  expect([level(report), level({ ...told, agent: pin }), level({ ...told, agent: hallam })]).toEqual([3, 3, 7]);
  expect([level({ phase: 'Available' }), level(told), level({ ...report, agent: 99 })]).toEqual([0, 0, 0]);
  expect([level(report, ids.watchful), level(report, 999)]).toEqual([undefined, undefined]);
});
