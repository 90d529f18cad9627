import type { Quality } from '@underhall/engine';
import { type About, aMoment, aQuality, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentBranch } from './present-branch.ts';

const { watchful, secret, lens, hat } = ids;
const presented = (about: About) => {
  const { character, world } = aMoment(about);
  const branch = world.storylets.get(ids.lamplighter)?.branches[0];
  if (!branch) throw new Error('the world of the tests has a branch');
  return presentBranch(branch, { character, world });
};
const name = (of: string) => `<span class='quality-name'>${of}</span>`;
const statuses = (about: About) => presented(about).qualityRequirements.map(({ status }) => status);

test('a price shows the amount that it takes, then the stock', () => {
  expect(presented({ branch: { pays: [{ quality: secret, level: 2 }] }, qualities: { [secret]: 3 } })).toMatchObject({
    isLocked: false,
    qualityRequirements: [
      { status: 'Unlocked', isCost: true, shortTooltip: `${name('Secret')} 3 <em>(you needed 2)</em>` },
    ],
  });
});

test('a price that cannot be paid shows why the branch is locked', () => {
  const branch = { pays: [{ quality: secret, level: 2 }], lockedText: 'Nobody listens for nothing.' };
  const why = (own: number) => presented({ branch, qualities: { [secret]: own } }).qualityRequirements[0];
  expect(why(1)).toMatchObject({ status: 'Locked', availableAtMessage: 'Nobody listens for nothing.' });
  expect(why(2)).not.toHaveProperty('availableAtMessage');
});

test('a price listed twice is payable only if both are, like the lock of the branch', () => {
  const branch = {
    pays: [
      { quality: secret, level: 2 },
      { quality: lens, level: 1 },
      { quality: secret, level: 3 },
    ],
  };
  const poor = { branch, qualities: { [secret]: 4, [lens]: 1 } };
  expect(statuses(poor)).toEqual(['Locked', 'Unlocked', 'Locked']);
  expect(presented(poor).qualityLocked).toBe(true);

  const rich = { branch, qualities: { [secret]: 5, [lens]: 1 } };
  expect(statuses(rich)).toEqual(['Unlocked', 'Unlocked', 'Unlocked']);
  expect(presented(rich).qualityLocked).toBe(false);
});

test('worn items do not pay a price', () => {
  const branch = { pays: [{ quality: watchful, level: 4 }] };
  expect(statuses({ branch, qualities: { [watchful]: 3, [hat]: 1 }, character: { worn: { Hat: hat } } })).toEqual([
    'Locked',
  ]);
});

const challenges = [{ kind: 'broad', quality: watchful, difficulty: 20, scaler: 60, secondChance: lens }] as const;
const second = (held: number | undefined, level?: number) =>
  presented({
    branch: { challenges, pays: level === undefined ? [] : [{ quality: lens, level }] },
    qualities: { [watchful]: 3, ...(held !== undefined && { [lens]: held }) },
  }).challenges[0];

test('a second chance needs its item', () => {
  expect(second(1)).toMatchObject({
    canAffordSecondChance: true,
    secondChanceId: lens,
    secondChanceLevel: 1,
    secondChanceDescription: `Use 1 x ${name('Lens')} for a second roll, if the first one fails (you have 1).`,
  });
  expect(second(0)).toMatchObject({
    canAffordSecondChance: false,
    secondChanceLevel: 0,
    secondChanceDescription: `With 1 x ${name('Lens')} you could roll a second time, if the first roll failed.`,
  });
});

test('a second chance by an item the player never had is not revealed', () => {
  expect(second(undefined)).toMatchObject({ canAffordSecondChance: false, secondChanceId: 0, secondChanceLevel: 0 });
  expect(second(undefined)).not.toHaveProperty('secondChanceDescription');
});

test('an item that the branch takes cannot buy a second chance', () => {
  expect(second(2, 2)).toMatchObject({
    canAffordSecondChance: false,
    secondChanceLevel: 2,
    secondChanceDescription: `With 1 x ${name('Lens')} more you could roll a second time, if the first roll failed.`,
  });
  expect(second(3, 2)).toMatchObject({ canAffordSecondChance: true });
});

test('a naming branch lists what can be named, and is locked without any', () => {
  const qualities = aMoment().world.pack.qualities.map(
    (each): Quality =>
      each.id === secret || each.id === lens ? { ...each, category: 'Companion', namable: true } : each,
  );
  const naming = (held: number) => ({
    pack: { qualities },
    branch: { names: 'Companion' as const },
    qualities: { [secret]: held },
  });
  const tooltip = `Something to name: ${name('Secret')} or ${name('Lens')}`;

  expect(presented(naming(0))).toMatchObject({
    isLocked: true,
    qualityLocked: true,
    qualityRequirements: [{ status: 'Locked', category: 'Companion', tooltip, isCost: false }],
  });
  expect(presented(naming(1))).toMatchObject({
    isLocked: false,
    qualityRequirements: [{ status: 'Unlocked', tooltip }],
  });
});

const planOf = (isDone: boolean) => ({
  branch: ids.ask,
  storylet: ids.lamplighter,
  area: 1,
  isDone,
  madeAt: 0,
});

test('a branch shows its plan: none, active or done', { meta: { rows: ['C-STORY-030'] } }, () => {
  expect(presented({})).not.toHaveProperty('planState');
  expect(presented({ character: { plans: [planOf(false)] } }).planState).toBe('Active');
  expect(presented({ character: { plans: [planOf(true)] } }).planState).toBe('Complete');
  expect(presented({ character: { plans: [{ ...planOf(false), branch: 999 }] } })).not.toHaveProperty('planState');
});

test('a chance lists worn items and the chance without them, and luck ignores items', () => {
  const [challenge] = presented({
    branch: { challenges },
    pack: {
      qualities: [
        aQuality({ id: watchful, name: 'Watchful' }),
        aQuality({ id: hat, name: 'Hat', enhancements: [{ quality: watchful, level: 2 }] }),
      ],
    },
    qualities: { [watchful]: 3, [hat]: 1 },
    character: { worn: { Hat: hat } },
  }).challenges;
  expect(challenge).toMatchObject({ targetNumber: 15, bonuses: [{ name: 'Hat', description: '+2 Watchful' }] });
  expect([challenge?.description, challenge?.baseDescription]).toEqual([
    expect.stringContaining('15% chance'),
    expect.stringContaining('a 9% chance'),
  ]);
  const luck = [{ kind: 'luck', quality: watchful, difficulty: 0 }] as const;
  expect(presented({ branch: { challenges: luck }, character: { worn: { Hat: hat } } }).challenges[0]?.bonuses).toEqual(
    [],
  );
});
