import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aQuality, aWorld, ids } from '../testing/a-world.ts';
import { branchesFor, costOf, locksOf } from './locks.ts';
import type { Branch } from './storylet.ts';

const { secret, favour, watchful } = ids;
const needs = (atLeast: number) => [{ kind: 'level' as const, quality: secret, atLeast }];
const locks = (branch: Partial<Branch>, about: About = {}) => {
  const { character, world } = aMoment(about);
  return locksOf(aBranch(branch), { character, world });
};
const none = { byQualities: false, byActions: false, byFate: false, unmet: [], unpaid: [], nothingToName: false };

test('a branch without unmet requirements is not locked', () => {
  expect(locks({})).toEqual(none);
  expect(
    locks({ needs: needs(2), pays: [{ quality: favour, level: 1 }] }, { qualities: { [secret]: 2, [favour]: 1 } }),
  ).toEqual(none);
});

test('each unmet requirement has the required and the current level', () => {
  expect(locks({ needs: [...needs(1), ...needs(5)] }, { qualities: { [secret]: 2 } })).toEqual({
    ...none,
    byQualities: true,
    unmet: [{ kind: 'level', quality: secret, wanted: { atLeast: 5 }, own: 2, isMet: false }],
  });
});

test('each unpaid price has the owned level, and worn items cannot pay', () => {
  const pays = [
    { quality: favour, level: 2 },
    { quality: watchful, level: 3 },
    { quality: secret, level: 1 },
  ];
  const possessions = { qualities: { [favour]: 1, [watchful]: 1, [secret]: 1 }, character: { worn: { Hat: ids.hat } } };

  expect(locks({ pays }, possessions)).toEqual({
    ...none,
    byQualities: true,
    unpaid: [
      { quality: favour, level: 2, own: 1 },
      { quality: watchful, level: 3, own: 1 },
    ],
  });
});

test('repeated prices add up', () => {
  const pays = [
    { quality: favour, level: 2 },
    { quality: secret, level: 1 },
    { quality: favour, level: 1 },
  ];
  const unpaid = (level: number) => locks({ pays }, { qualities: { [favour]: level, [secret]: 1 } }).unpaid;

  expect(unpaid(2)).toEqual([
    { quality: favour, level: 2, own: 2 },
    { quality: favour, level: 1, own: 2 },
  ]);
  expect(unpaid(3)).toEqual([]);
});

test('too few actions and too little premium currency are separate locks', () => {
  const poor = { character: { actions: { count: 1 }, fate: 4 } };
  expect(locks({ cost: 2, fate: 5 }, poor)).toEqual({ ...none, byActions: true, byFate: true });
  expect(locks({ cost: 1, fate: 4 }, poor)).toEqual(none);
});

test('branches of an open report cost no actions', () => {
  const report = { storylet: ids.lamplighter, since: 1, agent: 3 };
  const spent = { actions: { count: 0 } };

  for (const phase of ['In', 'Rename', 'Act'] as const) {
    const story = phase === 'In' ? { ...report, phase } : { ...report, phase, branch: 20, secondChances: [] };
    expect(costOf(aBranch({ cost: 2 }), { story })).toBe(0);
    expect(locks({ cost: 2 }, { character: { ...spent, story } }).byActions).toBe(false);
  }
  const over = { phase: 'End', storylet: 10, branch: 20, outcome: 'always', turn: 1, agent: 3 } as const;
  for (const story of [over, { phase: 'Available' }, { phase: 'In', storylet: 10, since: 1 }] as const) {
    expect(costOf(aBranch({ cost: 2 }), { story })).toBe(2);
    expect(locks({ cost: 2 }, { character: { ...spent, story } }).byActions).toBe(true);
  }
});

test('visible branches are in the author’s order, locked or not', () => {
  const { character, world } = aMoment({ qualities: { [secret]: 1 } });
  const list = [
    aBranch({ id: 4, order: 2 }),
    aBranch({ id: 3, order: 2 }),
    aBranch({ id: 5, order: 1, needs: needs(9) }),
    aBranch({ id: 6, when: needs(2) }),
    aBranch({ id: 7, order: 9, when: needs(1) }),
  ];
  expect(branchesFor(list, { character, world }).map(({ id }) => id)).toEqual([5, 3, 4, 7]);
});

test('a branch that names a quality is locked while none can be named', () => {
  const cat = aQuality({ id: 301, category: 'Companion', namable: true });
  const rat = aQuality({ id: 302, category: 'Companion' });
  const pack = { qualities: [...aWorld().pack.qualities, cat, rat] };
  const namingLocks = (qualities: Readonly<Record<number, number>>) =>
    locks({ names: 'Companion' }, { pack, qualities });

  expect(namingLocks({ [cat.id]: 1 })).toEqual(none);
  expect(namingLocks({ [rat.id]: 1 })).toEqual({ ...none, byQualities: true, nothingToName: true });
});
