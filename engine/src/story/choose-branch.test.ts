import { actionPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { resultOf } from '../change.ts';
import { levelOf, standingOf } from '../qualities/qualities.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { anOutcome, gain, toldAlways } from '../testing/an-outcome.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { chooseBranch } from './choose-branch.ts';
import type { Branch } from './storylet.ts';

const { watchful, soaked, secret, lens, favour } = ids;
const asking: Partial<Branch> = {
  challenges: [{ quality: watchful, difficulty: 3, kind: 'narrow', secondChance: lens }],
  outcomes: {
    success: anOutcome({ effects: [gain(secret, 3)] }),
    failure: anOutcome({ effects: [gain(soaked, 1)] }),
  },
};
const secretly = [{ kind: 'level' as const, quality: secret, atLeast: 1 }];

const choose = (about: About = {}, secondChances: number[] = [], branch: number = ids.ask) =>
  chooseBranch(aMoment(about), { branch, secondChances });
const chosen = (about: About = {}, secondChances: number[] = []) => {
  const turn = turnOf(choose(about, secondChances));
  return {
    ...turn,
    level: (quality: number) => levelOf(turn.character.qualities, quality),
    kinds: turn.changes.map(({ kind }) => kind),
  };
};

test('a branch costs its actions and ends the storylet', () => {
  const { character, changes } = chosen({ branch: { cost: 2 }, now: 1000 });

  expect(changes).toEqual([
    { kind: 'actions', why: 'spent', from: { count: 20 }, to: { count: 18, nextAt: 1000 + actionPeriodMs } },
    { kind: 'story', to: character.story },
  ]);
  expect(character.story).toStrictEqual({
    phase: 'End',
    storylet: ids.lamplighter,
    branch: ids.ask,
    outcome: 'always',
    turn: 2,
  });
});

test('a branch may cost all remaining actions, but not one more', () => {
  const withActions = (count: number) => ({
    branch: { cost: 3 },
    character: { actions: { count, nextAt: 50_000_000 } },
  });
  expect(chosen(withActions(3)).character.actions).toEqual({ count: 0, nextAt: 50_000_000 });
  expect(choose(withActions(2))).toEqual(refused('not enough actions'));
  expect(chosen({ branch: { cost: 0 }, character: { actions: { count: 0 } } }).kinds).toEqual(['story']);
});

test('a branch may cost premium currency, whatever the outcome', () => {
  const dear = (fate: number, rolls: number[]) => ({ branch: { ...asking, fate: 5 }, character: { fate }, rolls });

  for (const roll of [1, 100]) {
    const { character, changes } = chosen(dear(7, [roll]));
    expect(character.fate).toBe(2);
    expect(changes[1]).toEqual({ kind: 'fate', why: 'spent', book: 'branch', from: 7, to: 2 });
  }
  expect(chosen(dear(5, [100])).character.fate).toBe(0);
  expect(choose(dear(4, [1]))).toEqual(refused('not enough fate'));
  expect(chosen({ character: { fate: 7 } }).character.fate).toBe(7);
});

test('a turn has payment first, then rolls, effects, and the story change', () => {
  const branch: Partial<Branch> = {
    ...asking,
    fate: 1,
    pays: [{ quality: favour, level: 2 }],
    outcomes: { success: anOutcome({ moveTo: ids.square, reveal: ['Travel'] }), failure: anOutcome() },
  };
  const { kinds } = chosen({ branch, character: { fate: 1 }, qualities: { [favour]: 2, [watchful]: 3 } });
  expect(kinds).toEqual(['actions', 'fate', 'rolled', 'quality', 'quality', 'revealed', 'moved', 'story']);
});

test('the roll decides between success and failure, and an attribute learns from both', () => {
  const at = (roll: number) => chosen({ branch: asking, qualities: { [watchful]: 3 }, rolls: [roll] });

  expect(at(60).character.story).toMatchObject({ outcome: 'success' });
  expect(at(61).character.story).toMatchObject({ outcome: 'failure' });
  expect([at(60).level(secret), at(61).level(secret), at(60).level(soaked), at(61).level(soaked)]).toEqual([
    3, 0, 0, 1,
  ]);
  expect([60, 61].map((roll) => standingOf(at(roll).character.qualities, watchful).points)).toEqual([3, 1]);
});

test('the second chances that the player ticked are used', () => {
  const circumstances = { branch: asking, qualities: { [watchful]: 3, [lens]: 1 }, rolls: [99, 1] };
  expect([chosen(circumstances, [lens]).level(secret), chosen(circumstances, [lens]).level(lens)]).toEqual([3, 0]);
  expect([chosen(circumstances).level(secret), chosen(circumstances).level(lens)]).toEqual([0, 1]);
});

test('a price is paid whatever the outcome, summed with the outcome’s effects', () => {
  const dear: Partial<Branch> = { ...asking, pays: [{ quality: favour, level: 2 }] };
  const withFavour = (level: number, roll: number) => ({ branch: dear, qualities: { [favour]: level }, rolls: [roll] });

  expect([chosen(withFavour(5, 1)).level(favour), chosen(withFavour(5, 100)).level(favour)]).toEqual([3, 3]);
  expect(chosen(withFavour(2, 1)).level(favour)).toBe(0);
  expect(choose(withFavour(1, 1))).toEqual(refused('branch locked'));

  const back = { ...toldAlways({ effects: [gain(favour, 3)] }), pays: [{ quality: favour, level: 2 }] };
  expect(chosen({ branch: back, qualities: { [favour]: 6 } }).level(favour)).toBe(7);
});

test('a branch with a challenge and a single outcome always has that outcome', () => {
  const { character, kinds } = chosen({ branch: { challenges: asking.challenges ?? [] } });
  expect([character.story.phase, character.actions.count, kinds]).toEqual([
    'End',
    19,
    ['actions', 'rolled', 'quality', 'story'],
  ]);
});

test('the result stores the storylet that it links to', () => {
  expect(chosen({ branch: toldAlways({ goTo: 11 }) }).character.story).toMatchObject({ next: 11 });
});

test('a refused branch changes nothing, and the first reason is returned', () => {
  const poor = { character: { actions: { count: 0 }, fate: 0 } };

  expect(choose({ ...poor, branch: { when: secretly, needs: secretly, fate: 5 } })).toEqual(refused('no such branch'));
  expect(choose({ ...poor, branch: { needs: secretly, fate: 5 } })).toEqual(refused('branch locked'));
  expect(choose({ ...poor, branch: { fate: 5 } })).toEqual(refused('not enough fate'));
  expect(choose(poor)).toEqual(refused('not enough actions'));
  expect(choose({}, [], 99)).toEqual(refused('no such branch'));
  expect(choose({ branch: { act: 7 } })).toEqual(refused('no such act'));
  expect(choose({ branch: { needs: secretly, when: secretly }, qualities: { [secret]: 1 } })).toMatchObject({
    ruling: 'allowed',
  });
});

test('choosing is refused if no storylet is open', () => {
  expect(choose({ character: { story: { phase: 'Available' } } })).toEqual(refused('story is over'));
  expect(choose({ character: { story: { phase: 'In', storylet: 999, since: 1 } } })).toEqual(refused('story is over'));
});

test('only a branch of the open storylet can be chosen', () => {
  const storylets = [aStorylet(), aStorylet({ id: 11, branches: [aBranch({ id: 21 })] })];
  expect(choose({ storylets }, [], 21)).toEqual(refused('no such branch'));
});

test('repeating the choice of the displayed result returns its turn', () => {
  const { character } = chosen({});

  expect(choose({ character })).toEqual({ ruling: 'done before', turn: 2 });
  expect(choose({ character }, [], 99)).toEqual(refused('story is over'));
});

test('changes from elapsed time are part of the turn', () => {
  const refilled = { kind: 'actions', why: 'refilled', from: { count: 0 }, to: { count: 20 } } as const;
  const moment = { ...aMoment(), passed: [refilled] };
  expect(turnOf(chooseBranch(moment, { branch: ids.ask, secondChances: [] })).changes[0]).toBe(refilled);
});

test('choosing a branch finishes its plan, whatever the outcome', () => {
  const plan = { branch: ids.ask, storylet: ids.lamplighter, area: ids.quay, isDone: false, madeAt: 0 };
  const { character, changes } = chosen({ branch: asking, rolls: [100], character: { plans: [plan] } });

  expect(character.plans).toEqual([{ ...plan, isDone: true }]);
  expect(changes.filter(({ kind }) => kind === 'plan done')).toEqual([{ kind: 'plan done', branch: ids.ask }]);
  expect(chosen({ character: { plans: [{ ...plan, branch: 99 }] } }).character.plans[0]?.isDone).toBe(false);
});

const behind = 11;
const branch = aBranch(toldAlways({ effects: [gain(secret, 2)], straightTo: behind }));
const asked = aStorylet({ branches: [branch] });
const straight = (about: About = {}): About => ({
  storylets: [asked, aStorylet({ id: behind, deck: 'never', branches: [aBranch({ id: 110 })] })],
  ...about,
});

test('an outcome that leads straight on opens the next storylet; the turn has its result', () => {
  const { character, level, changes } = chosen(straight());

  expect(level(secret)).toBe(2);
  expect(character.story).toEqual({ phase: 'In', storylet: behind, since: 2 });
  expect(character.met).toContain(behind);
  expect(resultOf(changes)).toMatchObject({ phase: 'End', storylet: ids.lamplighter, branch: ids.ask, turn: 2 });
});

test('the next storylet keeps the item or gate that opened the first one, but no agent or invitation', () => {
  const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
  const next = { phase: 'In', storylet: behind, since: 2 };
  const after = (origin: object) => chosen(straight({ character: { story: { ...open, ...origin } } })).character.story;

  expect(after({ item: lens })).toEqual({ ...next, item: lens });
  expect(after({ gate: ids.square })).toEqual({ ...next, gate: ids.square });
  expect(after({ agent: 1, invitation: 5 })).toEqual(next);
});

test('a repeat of a choice that led straight on finds no such branch', () => {
  const { story } = chosen(straight()).character;

  expect(choose(straight({ character: { story } }))).toEqual(refused('no such branch'));
});

test('an outcome that leads straight to a storylet that left the world shows its result', () => {
  expect(chosen(straight({ storylets: [asked] })).character.story).toMatchObject({ phase: 'End', branch: ids.ask });
});
