import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import { anAgent, away, engaged, inService, service } from '../testing/an-agent.ts';
import { anybody, anyWorld } from '../testing/any-world.ts';
import { affords, levelOfReporter, meets, meetsAll } from './meets.ts';
import type { Requirement } from './requirement.ts';

const holds = (requirement: Requirement, secret: number, favour = 0, met: number[] = []) => {
  const { character, world } = aMoment({
    qualities: { [ids.secret]: secret, [ids.favour]: favour },
    character: { met },
  });
  return meets(requirement, { character, world });
};
const levelRequirement = (bounds: { atLeast?: number; atMost?: number }) =>
  ({ kind: 'level', quality: ids.secret, ...bounds }) as const;
const from = (bounds: { atLeast?: number; atMost?: number }) =>
  [0, 1, 2, 3, 4, 5].filter((level) => holds(levelRequirement(bounds), level));

test('bounds are inclusive, and a missing bound is open', () => {
  expect(from({ atLeast: 2, atMost: 4 })).toEqual([2, 3, 4]);
  expect(from({ atLeast: 4 })).toEqual([4, 5]);
  expect(from({ atMost: 1 })).toEqual([0, 1]);
  expect(from({})).toEqual([0, 1, 2, 3, 4, 5]);
});

test('bounds can require an exact level, or level 0', () => {
  expect(from({ atLeast: 3, atMost: 3 })).toEqual([3]);
  expect(from({ atMost: 0 })).toEqual([0]);
});

test('a level can be compared with a formula', () => {
  const favour = { kind: 'level', quality: ids.favour } as const;
  const least = { kind: 'compared', quality: ids.secret, atLeast: favour } as const;
  const most = {
    kind: 'compared',
    quality: ids.secret,
    atMost: { kind: '+', left: favour, right: 2 },
  } as const;

  expect([2, 3, 4].map((secret) => holds(least, secret, 3))).toEqual([false, true, true]);
  expect([4, 5, 6].map((secret) => holds(most, secret, 3))).toEqual([true, true, false]);
});

test('any-of is met by one part, and never without parts', () => {
  const either = (...of: Requirement[]) => ({ kind: 'any of', of }) as const;
  const both = either(levelRequirement({ atLeast: 5 }), { kind: 'level', quality: ids.favour, atLeast: 1 });

  expect([holds(both, 5, 0), holds(both, 0, 1), holds(both, 4, 0)]).toEqual([true, true, false]);
  expect(holds(either(), 5)).toBe(false);
  expect(holds(either(either(levelRequirement({ atMost: 0 }))), 0)).toBe(true);
});

test('a storylet counts as met once it was opened', () => {
  const seen = { kind: 'met', storylet: 11, isMet: true } as const;
  expect([holds(seen, 0, 0, [11]), holds(seen, 0, 0, [10, 12])]).toEqual([true, false]);
  expect(holds({ ...seen, isMet: false }, 0, 0, [11])).toBe(false);
  expect(holds({ ...seen, isMet: false }, 0)).toBe(true);
});

test('requirements count worn items, prices only owned levels', () => {
  const { character, world } = aMoment({ qualities: { [ids.watchful]: 3 }, character: { worn: { Hat: ids.hat } } });
  const watchful = { kind: 'level', quality: ids.watchful } as const;

  expect(meets({ ...watchful, atLeast: 6 }, { character, world })).toBe(true);
  expect(meets({ ...watchful, atLeast: 7 }, { character, world })).toBe(false);
  expect([3, 4].map((level) => affords({ quality: ids.watchful, level }, character))).toEqual([true, false]);
});

test('a list is met if all its requirements are', () => {
  const { character, world } = aMoment({ qualities: { [ids.secret]: 2 } });
  expect(meetsAll([], { character, world })).toBe(true);
  expect(meetsAll([levelRequirement({ atLeast: 1 }), levelRequirement({ atMost: 2 })], { character, world })).toBe(
    true,
  );
  expect(meetsAll([levelRequirement({ atLeast: 1 }), levelRequirement({ atMost: 1 })], { character, world })).toBe(
    false,
  );
});

test('exactly one of a requirement and its opposite is met', () => {
  fc.assert(
    fc.property(
      anyWorld,
      anybody,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (world, who, quality, at) => {
        const from = meets({ kind: 'level', quality, atLeast: at }, { character: who, world });
        const under = meets({ kind: 'level', quality, atMost: at - 1 }, { character: who, world });
        expect(from).toBe(!under);
      },
    ),
  );
});

test('qualities of agents are read from the reporting agent, also on the result', () => {
  const { pin, hallam } = service;
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
