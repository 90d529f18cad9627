import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aQuality, aWorld, ids } from '../testing/a-world.ts';
import { anOutcome } from '../testing/an-outcome.ts';
import { openTurn } from '../turn.ts';
import { carryOut } from './carry-out.ts';
import { lessons, rollAll, rollsIn } from './challenge.ts';
import type { Outcomes } from './consequences.ts';
import { outcomeNamed, outcomeOf, variantOf } from './outcome.ts';
import type { Branch, Challenge } from './storylet.ts';

const { watchful, soaked, secret, lens, favour } = ids;
const plain = { always: anOutcome(), rare: { ...anOutcome(), percent: 5 } };
const tried: Outcomes = {
  success: anOutcome(),
  failure: anOutcome(),
  rareSuccess: { ...anOutcome(), percent: 17 },
  rareFailure: { ...anOutcome(), percent: 30 },
};
const kind = (outcomes: Outcomes, passed: boolean, ...rolls: number[]) =>
  outcomeOf(aBranch({ outcomes }), passed, aMoment({ rolls }));

test('a branch without a challenge has one outcome, and rarely its rare one', () => {
  expect([kind(plain, true, 5), kind(plain, true, 6)]).toEqual(['rare', 'always']);
  expect(kind({ always: anOutcome() }, true, 1)).toBe('always');
});

test('success and failure each have a rare outcome', () => {
  expect([kind(tried, true, 17), kind(tried, true, 18)]).toEqual(['rareSuccess', 'success']);
  expect([kind(tried, false, 30), kind(tried, false, 31)]).toEqual(['rareFailure', 'failure']);
});

test('without a rare outcome nothing is rolled for it', () => {
  const { success, failure } = { success: anOutcome(), failure: anOutcome() };
  expect([kind({ success, failure }, true, 1), kind({ success, failure }, false, 1)]).toEqual(['success', 'failure']);

  const sides: number[] = [];
  const chance = { roll: (of: number) => sides.push(of), rest: () => 0 };
  outcomeOf(aBranch({ outcomes: { success, failure } }), true, { ...aMoment(), chance });
  expect(sides).toEqual([]);
  outcomeOf(aBranch({ outcomes: plain }), true, { ...aMoment(), chance });
  expect(sides).toEqual([100]);
});

test('an outcome is found by kind, or not found after the world has changed', () => {
  const branch = aBranch({ outcomes: tried });
  expect(outcomeNamed(branch, { outcome: 'failure' })).toBe(tried.failure);
  expect(outcomeNamed(branch, { outcome: 'always' })).toBeUndefined();
});

const secretly = (atLeast: number) => [{ kind: 'level' as const, quality: secret, atLeast }];
const varied = aBranch({
  outcomes: {
    always: {
      ...anOutcome(),
      variants: [
        { ...anOutcome({ title: 'Much' }), when: secretly(5) },
        { ...anOutcome({ title: 'Some' }), when: secretly(2) },
      ],
    },
  },
});

test('the first variant whose requirements hold is the outcome, or else the plain one', () => {
  const variantAt = (level: number) => variantOf(varied, 'always', aMoment({ qualities: { [secret]: level } }));

  expect([1, 2, 4, 5].map(variantAt)).toEqual([undefined, 1, 1, 0]);
  expect(variantOf(aBranch({ outcomes: tried }), 'success', aMoment())).toBeUndefined();
});

test('a variant is found by its place, and the plain outcome if the world lost it', () => {
  const titleAt = (variant?: number) =>
    outcomeNamed(varied, { outcome: 'always', ...(variant !== undefined && { variant }) })?.title;

  expect([0, 1, 2, undefined].map(titleAt)).toEqual(['Much', 'Some', anOutcome().title, anOutcome().title]);
});

test('a branch chooses its variant by the levels before its prices and effects, and stores it', () => {
  const pays = [{ quality: secret, level: 4 }];
  const open = { phase: 'In', storylet: aWorld().pack.storylets[0]?.id ?? 0, since: 1 } as const;
  const moment = aMoment({ qualities: { [secret]: 5 }, character: { story: open } });
  const ended = carryOut(openTurn(moment), { open, branch: { ...varied, pays }, secondChances: [] }, moment);

  expect(ended.character.story).toMatchObject({ phase: 'End', outcome: 'always', variant: 0 });
  expect(levelOf(ended.character.qualities, secret)).toBe(1);
});

const broad = (difficulty: number): Challenge => ({ quality: watchful, difficulty, kind: 'broad' });
const learnt = (challenges: Challenge[], about: About & { ticked?: number[] }, branch: Partial<Branch> = {}) => {
  const asking = aBranch({ challenges, ...branch });
  const moment = aMoment(about);
  return lessons(asking, rollsIn(rollAll(openTurn(moment), asking, about.ticked ?? [], moment)), moment);
};

test('an attribute learns by the exact band of its challenge, on success and failure', () => {
  const at = { qualities: { [watchful]: 9 } };
  expect(learnt([broad(50)], { ...at, rolls: [10] })).toEqual([{ kind: 'change', quality: watchful, by: 5 }]);
  expect(learnt([broad(50)], { ...at, rolls: [11] })).toEqual([{ kind: 'change', quality: watchful, by: 3 }]);
  expect(learnt([broad(54)], { ...at, rolls: [10] })).toEqual([{ kind: 'change', quality: watchful, by: 6 }]);
});

test('each challenge teaches separately, by its last roll', () => {
  const both = [{ ...broad(9), secondChance: lens }, broad(9)];
  const taught = learnt(both, { qualities: { [watchful]: 9, [lens]: 1 }, rolls: [61, 60, 61], ticked: [lens] });
  expect(taught).toEqual([
    { kind: 'change', quality: watchful, by: 3 },
    { kind: 'change', quality: watchful, by: 1 },
  ]);
});

test('luck, other qualities and removed qualities learn nothing', () => {
  expect(learnt([{ quality: watchful, difficulty: 0, kind: 'luck' }], {})).toEqual([]);
  expect(learnt([{ quality: secret, difficulty: 3, kind: 'narrow' }], {})).toEqual([]);
  expect(learnt([{ quality: 999, difficulty: 3, kind: 'narrow' }], {})).toEqual([]);
});

test('a challenge that was not rolled teaches nothing', () => {
  expect(lessons(aBranch({ challenges: [broad(9)] }), [], aMoment())).toEqual([]);
});

test('from level 33 on a failure on an attribute also adds a point to its menace', () => {
  const [first, ...others] = aWorld().pack.qualities;
  if (!first) throw new Error('the world of the tests has no attribute');
  const pack = { qualities: [{ ...first, menace: soaked }, ...others] };
  const sting = (level: number, roll: number, about: About = {}) =>
    learnt([broad(100)], { pack, qualities: { [watchful]: level }, rolls: [roll], ...about }).filter(
      ({ quality }) => quality === soaked,
    );

  expect(sting(33, 100)).toEqual([{ kind: 'change', quality: soaked, by: 1 }]);
  expect([sting(32, 100), sting(33, 1), sting(90, 1)]).toEqual([[], [], []]);
  expect(sting(30, 100, { character: { worn: { Hat: ids.hat } } })).toEqual([]);
  expect(learnt([broad(100)], { qualities: { [watchful]: 40 }, rolls: [100] })).toHaveLength(1);
});

test('a challenge in a report teaches nothing', () => {
  const agents = [{ agent: 1, lent: [], reports: 0, plot: { id: 50, elapsed: 10 } }];
  const story = { phase: 'In', storylet: ids.lamplighter, since: 1, agent: 1 } as const;
  const qualities = [...aWorld().pack.qualities, aQuality({ id: 301 })];
  expect(learnt([broad(9)], { pack: { qualities }, character: { story, agents }, qualities: { [favour]: 1 } })).toEqual(
    [],
  );
});
