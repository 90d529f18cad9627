import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, ids } from '../testing/a-world.ts';
import { openTurn } from '../turn.ts';
import { passedAll, rollAll, rollsIn } from './challenge.ts';
import type { Branch, Challenge } from './storylet.ts';

const { watchful, lens, favour, secret } = ids;
/** At level 3 the chance is 60 %. */
const watching: Challenge = { quality: watchful, difficulty: 3, kind: 'narrow', secondChance: lens };
const evenLuck: Challenge = { quality: favour, difficulty: 0, kind: 'luck', secondChance: secret };

const rolled = (rolls: number[], ticked: number[] = [], about: About & { branch?: Partial<Branch> } = {}) => {
  const branch = aBranch({ challenges: [watching], ...about.branch });
  const moment = aMoment({ ...about, rolls, qualities: { [watchful]: 3, [lens]: 2, [secret]: 1, ...about.qualities } });
  const turn = rollAll(openTurn(moment), branch, ticked, moment);
  const dice = turn.changes.flatMap((change) => (change.kind === 'rolled' ? [change] : []));
  const levelAfter = (item: number) => levelOf(turn.character.qualities, item);
  return { turn, dice, shown: dice.map(({ roll }) => roll), passed: passedAll(rollsIn(turn), branch), levelAfter };
};

test('a roll from 1 to 100 succeeds if it is not above the chance', () => {
  expect([1, 60, 61, 100].map((roll) => rolled([roll]).passed)).toEqual([true, true, false, false]);
  expect(rolled([61]).dice).toEqual([
    { kind: 'rolled', place: 0, quality: watchful, chance: 60, roll: 61, passed: false },
  ]);
});

test('the die has a hundred sides', () => {
  const sides: number[] = [];
  const moment = aMoment();
  const chance = { roll: (of: number) => sides.push(of), rest: () => 0 };
  rollAll(openTurn(moment), aBranch({ challenges: [watching] }), [], { ...moment, chance });
  expect(sides).toEqual([100]);
});

test('without a challenge nothing is rolled and nothing fails', () => {
  expect(rolled([99], [], { branch: { challenges: [] } })).toMatchObject({ dice: [], passed: true });
});

test('a failed roll is repeated with a ticked second chance, which is then spent', () => {
  const again = rolled([61, 60], [lens]);

  expect(again).toMatchObject({ shown: [61, 60], passed: true });
  expect(again.dice[1]).toEqual({
    kind: 'rolled',
    place: 0,
    quality: watchful,
    chance: 60,
    roll: 60,
    passed: true,
    again: true,
  });
  expect(again.levelAfter(lens)).toBe(1);
  const lost = rolled([61, 61], [lens]);
  expect([lost.passed, lost.levelAfter(lens), lost.shown]).toEqual([false, 1, [61, 61]]);
});

test('a first success spends no second chance, and neither does an unticked one', () => {
  const lucky = rolled([60, 1], [lens]);
  expect([lucky.levelAfter(lens), lucky.shown]).toEqual([2, [60]]);
  const proud = rolled([61, 1], []);
  expect([proud.levelAfter(lens), proud.shown, proud.passed]).toEqual([2, [61], false]);
  expect(rolled([61, 1], [secret]).shown).toEqual([61]);
});

test('a second chance that is not owned or not allowed is not used', () => {
  expect(rolled([61, 1], [lens], { qualities: { [lens]: 0 } }).shown).toEqual([61]);
  const { secondChance: _none, ...alone } = watching;
  expect(rolled([61, 1], [lens], { branch: { challenges: [alone] } }).shown).toEqual([61]);
});

test('a second chance is not taken from what the branch itself costs', () => {
  const dear = (level: number) => ({ branch: { pays: [{ quality: lens, level }] } });
  expect(rolled([61, 1], [lens], dear(2)).shown).toEqual([61]);
  expect(rolled([61, 1], [lens], dear(1)).shown).toEqual([61, 1]);
  expect(rolled([61, 1], [lens], { branch: { pays: [{ quality: favour, level: 2 }] } }).shown).toEqual([61, 1]);
  const twice = {
    branch: {
      pays: [
        { quality: lens, level: 1 },
        { quality: lens, level: 1 },
      ],
    },
  };
  expect(rolled([61, 1], [lens], twice).shown).toEqual([61]);
});

test('a certain success needs no second chance', () => {
  const certain = rolled([101, 1], [lens], { qualities: { [watchful]: 7 } });
  expect([certain.shown, certain.levelAfter(lens)]).toEqual([[101], 2]);
});

test('several challenges are rolled in order, and all must succeed', () => {
  const both = { branch: { challenges: [watching, evenLuck] } };
  const passes = (...rolls: number[]) => rolled(rolls, [], both).passed;

  expect([passes(60, 50), passes(61, 50), passes(60, 51), passes(61, 51)]).toEqual([true, false, false, false]);
  expect(rolled([60, 51], [], both).dice.map(({ place, quality, chance }) => [place, quality, chance])).toEqual([
    [0, watchful, 60],
    [1, favour, 50],
  ]);
});

test('each challenge has its own second chance', () => {
  const both = { branch: { challenges: [watching, evenLuck] } };
  const saved = rolled([61, 60, 51, 50], [lens, secret], both);
  expect([saved.passed, saved.shown, saved.levelAfter(lens), saved.levelAfter(secret)]).toEqual([
    true,
    [61, 60, 51, 50],
    1,
    0,
  ]);

  const first = rolled([61, 60, 51], [lens], both);
  expect([first.passed, first.shown, first.levelAfter(lens), first.levelAfter(secret)]).toEqual([
    false,
    [61, 60, 51],
    1,
    1,
  ]);
});

test('two challenges on one quality roll separately, and one item serves both while it lasts', () => {
  const twice = { branch: { challenges: [watching, { ...watching, difficulty: 8 }] } };
  expect([rolled([60, 10], [], twice).passed, rolled([61, 10], [], twice).passed]).toEqual([true, false]);
  expect(rolled([60, 11], [], twice).passed).toBe(false);

  expect(rolled([61, 60, 11, 10], [lens], twice)).toMatchObject({ passed: true, shown: [61, 60, 11, 10] });
  const short = rolled([61, 60, 11, 10], [lens], { ...twice, qualities: { [lens]: 1 } });
  expect([short.passed, short.shown, short.levelAfter(lens)]).toEqual([false, [61, 60, 11], 0]);
});
