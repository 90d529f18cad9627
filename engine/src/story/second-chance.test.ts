import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { resultOf } from '../change.ts';
import type { Character } from '../character.ts';
import { travel } from '../map/travel.ts';
import { levelOf } from '../qualities/qualities.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { anOutcome, gain } from '../testing/an-outcome.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Moment } from '../turn.ts';
import { beginStorylet } from './begin.ts';
import { chooseBranch } from './choose-branch.ts';
import { goBack, look, resume } from './look.ts';
import { settledMoment } from './second-chance.ts';
import { canGoAgain } from './use-quality.ts';

const { watchful, soaked, secret, lens, favour, lamplighter, ask } = ids;
const asking = aBranch({
  challenges: [{ quality: watchful, difficulty: 3, kind: 'narrow', secondChance: lens }],
  pays: [{ quality: favour, level: 1 }],
  asksSecondChance: true,
  outcomes: {
    success: anOutcome({ effects: [gain(secret, 3)] }),
    failure: anOutcome({ effects: [gain(soaked, { kind: 'dice', count: 1, sides: 6 })] }),
    rareFailure: { ...anOutcome({ effects: [gain(soaked, 20)] }), percent: 20 },
  },
});
const here = (about: About = {}): Moment =>
  aMoment({
    storylets: [aStorylet({ branches: [asking] }), aStorylet({ id: 11, branches: [aBranch({ id: 110 })] })],
    qualities: { [watchful]: 3, [lens]: 2, [favour]: 1 },
    rolls: [100],
    ...about,
  });
const choice = (secondChances: number[] = [], branch: number = ask) => ({ branch, secondChances });

/** The character who is asked, at the next moment. */
function asked(about: About = {}): { readonly moment: Moment; readonly character: Character } {
  const moment = here(about);
  const { character } = turnOf(chooseBranch(moment, choice()));
  return { moment: { ...moment, character, turn: 3 }, character };
}
const level = (character: Character, quality: number) => levelOf(character.qualities, quality);

test('a failed roll asks, with the branch paid and the roll stored, and nothing else yet', () => {
  const { character } = asked();

  expect(character.story).toMatchObject({ phase: 'SecondChance', storylet: lamplighter, branch: ask, turn: 2 });
  expect(character.story).toMatchObject({ rolls: [{ place: 0, roll: 100, chance: 60, passed: false }] });
  expect(character.actions.count).toBe(19);
  expect([lens, favour, secret, soaked].map((quality) => level(character, quality))).toEqual([2, 1, 0, 0]);
});

test('a roll that succeeds asks nothing, nor does one without an item to spend', () => {
  expect(asked({ rolls: [60] }).character.story).toMatchObject({ phase: 'End', outcome: 'success' });
  expect(asked({ qualities: { [watchful]: 3, [favour]: 1 } }).character.story).toMatchObject({ phase: 'End' });
});

test('the answer spends the item, rolls again and concludes, once', () => {
  const { moment } = asked();
  const { character, changes } = turnOf(chooseBranch(moment, choice([lens])));

  expect(character.story).toMatchObject({ phase: 'End', branch: ask, turn: 3 });
  expect([lens, favour].map((quality) => level(character, quality))).toEqual([1, 0]);
  expect(changes.filter(({ kind }) => kind === 'rolled')).toHaveLength(1);
  const again = { ...moment, character, turn: 4 };
  expect(chooseBranch(again, choice([lens]))).toEqual({ ruling: 'done before', turn: 3 });
});

test('a second roll asked for after the first one has the luck of one ticked before it', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), (seed) => {
      const before = { ...here(), chance: chanceFrom(seed) };
      const ticked = turnOf(chooseBranch(before, choice([lens]))).character;
      const first = turnOf(chooseBranch({ ...here(), chance: chanceFrom(seed) }, choice())).character;
      const then = { ...before, character: first, turn: 3, chance: chanceFrom(seed + 1) };
      const after = first.story.phase === 'SecondChance' ? turnOf(chooseBranch(then, choice([lens]))).character : first;

      expect(after.qualities).toEqual(ticked.qualities);
      expect(after.story).toMatchObject({ phase: 'End', outcome: (ticked.story as { outcome: string }).outcome });
    }),
  );
});

test('a repeat of the first choice, a look and a reload keep the question', () => {
  const { moment, character } = asked();

  expect(chooseBranch(moment, choice())).toEqual({ ruling: 'done before', turn: 2 });
  expect(resume(moment)).toEqual({ ruling: 'done before', turn: 2 });
  expect(turnOf(look(moment)).character).toEqual(character);
  expect(turnOf(beginStorylet(moment, lamplighter)).character).toEqual(character);
});

test('going back takes the failure, and beginning again shows it until Onwards', () => {
  const { moment } = asked();
  const { character } = turnOf(goBack(moment));

  expect(character.story).toMatchObject({ phase: 'End', branch: ask, turn: 3, isDeclined: true });
  expect([level(character, lens), level(character, favour)]).toEqual([2, 0]);
  expect(level(character, soaked)).toBeGreaterThan(0);
  const next = { ...moment, character, turn: 4 };
  expect(beginStorylet(next, lamplighter)).toEqual({ ruling: 'done before', turn: 3 });
  expect(character.story.phase === 'End' && canGoAgain(character.story, next)).toBe(false);
  expect(turnOf(look(next)).character.story).toEqual({ phase: 'Available' });
});

test('another storylet, another branch and any other rule settle the failure first', () => {
  const { moment } = asked({ character: { restrictions: [] } });
  const failed = turnOf(goBack(moment)).character.qualities;

  const begun = turnOf(beginStorylet(moment, 11));
  expect(begun.character).toMatchObject({ qualities: failed, story: { phase: 'In', storylet: 11 } });
  expect(resultOf(begun.changes)).toMatchObject({ branch: ask, isDeclined: true });
  const other = turnOf(chooseBranch(moment, choice([], 110))).character;
  expect(other).toMatchObject({ qualities: failed, story: { phase: 'End', branch: ask } });
  const away = turnOf(travel(settledMoment(moment), ids.square)).character;
  expect(away).toMatchObject({ qualities: failed, area: ids.square, story: { phase: 'Available' } });
});

test('how a failure is settled does not depend on what settles it', () => {
  const { moment } = asked();
  const settled = [7, 8, 9].map((seed) => turnOf(goBack({ ...moment, chance: chanceFrom(seed) })).character);

  expect(new Set(settled.map((character) => JSON.stringify(character))).size).toBe(1);
});

test('only a failed challenge is rolled again, and pays for one item', () => {
  const challenge = { quality: watchful, difficulty: 3, kind: 'narrow', secondChance: lens } as const;
  const branch = { ...asking, challenges: [challenge, challenge] };
  const { moment, character } = asked({ storylets: [aStorylet({ branches: [branch] })], rolls: [60, 100] });
  expect(character.story).toMatchObject({ phase: 'SecondChance', rolls: [{ passed: true }, { passed: false }] });

  const answered = turnOf(chooseBranch(moment, choice([lens])));
  expect(answered.changes.filter(({ kind }) => kind === 'rolled')).toMatchObject([{ place: 1, again: true }]);
  expect(level(answered.character, lens)).toBe(1);
});

test('a world without the branch closes the story, one that asks no longer settles the failure', () => {
  const { character } = asked();
  const inWorld = (storylets: About['storylets']) => ({ ...here({ storylets: storylets ?? [] }), character, turn: 3 });
  const without = inWorld([aStorylet({ branches: [aBranch({ id: 21 })] })]);

  expect(turnOf(look(without)).character).toMatchObject({
    story: { phase: 'Available' },
    qualities: character.qualities,
  });
  expect(turnOf(goBack(without)).character.story).toEqual({ phase: 'Available' });
  expect(settledMoment(without).character).toEqual({ ...character, story: { phase: 'Available' } });
  expect(chooseBranch(without, choice([lens]))).toEqual(refused('story is over'));
  const { asksSecondChance: _asked, ...plain } = asking;
  const unasked = inWorld([aStorylet({ branches: [plain] })]);
  expect(turnOf(look(unasked)).character.story).toMatchObject({ phase: 'End', branch: ask, isDeclined: true });
  expect(turnOf(chooseBranch(unasked, choice([lens]))).character.story).toMatchObject({
    phase: 'End',
    isDeclined: true,
  });
});
