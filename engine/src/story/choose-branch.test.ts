import { expect, test } from 'vitest';
import { actionPeriod } from '../actions/action-clock.ts';
import { levelOf, standingOf } from '../qualities/qualities.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import type { Turn } from '../turn.ts';
import type { Branch, Outcome } from '../world.ts';
import { chooseBranch } from './choose-branch.ts';

const outcome = (about: Partial<Outcome> = {}): Outcome => ({
  title: '',
  descriptionHtml: '',
  effects: [],
  reveal: [],
  ...about,
});
const gain = (quality: number, by: number) => ({ kind: 'change', quality, by }) as const;
const asking: Partial<Branch> = {
  challenges: [{ quality: ids.watchful, difficulty: 3, kind: 'narrow', secondChance: ids.lens }],
  outcomes: {
    success: outcome({ effects: [gain(ids.secret, 3)] }),
    failure: outcome({ effects: [gain(ids.soaked, 1)] }),
  },
};

const choose = (about: About, secondChances: number[] = []) =>
  chooseBranch(aMoment(about), { branch: ids.ask, secondChances });
const turnOf = (about: About, secondChances?: number[]): Turn => {
  const ruling = choose(about, secondChances);
  if (ruling.ruling !== 'allowed') throw new Error(`expected a turn, got ${JSON.stringify(ruling)}`);
  return ruling.turn;
};
const level = (turn: Turn, quality: number) => levelOf(turn.character.qualities, quality);

test('a branch costs its actions and ends the storylet', () => {
  const { character } = turnOf({ branch: { cost: 2 }, now: 1000 });

  expect(character.actions).toEqual({ count: 18, nextAt: 1000 + actionPeriod });
  expect(character.story).toMatchObject({
    phase: 'End',
    storylet: ids.lamplighter,
    branch: ids.ask,
    outcome: 'always',
    turn: 2,
  });
});

test('a roll at the chance passes, a roll above it fails', () => {
  expect(level(turnOf({ branch: asking, qualities: { [ids.watchful]: 3 }, rolls: [60] }), ids.secret)).toBe(3);
  expect(level(turnOf({ branch: asking, qualities: { [ids.watchful]: 3 }, rolls: [61] }), ids.soaked)).toBe(1);
});

test('a failure teaches too: an attribute learns by the band, whichever way it falls', () => {
  const passed = turnOf({ branch: asking, qualities: { [ids.watchful]: 3 }, rolls: [60] });
  const failed = turnOf({ branch: asking, qualities: { [ids.watchful]: 3 }, rolls: [61] });

  expect([passed, failed].map((turn) => standingOf(turn.character.qualities, ids.watchful).points)).toEqual([3, 1]);
});

test('a second chance is rolled only after a failure, only if ticked, and costs the item', () => {
  const held = { branch: asking, qualities: { [ids.watchful]: 3, [ids.lens]: 2 } };

  const saved = turnOf({ ...held, rolls: [99, 1] }, [ids.lens]);
  expect([level(saved, ids.secret), level(saved, ids.lens)]).toEqual([3, 1]);
  const lost = turnOf({ ...held, rolls: [99, 99] }, [ids.lens]);
  expect([level(lost, ids.soaked), level(lost, ids.lens)]).toEqual([1, 1]);
  expect(level(turnOf({ ...held, rolls: [1] }, [ids.lens]), ids.lens)).toBe(2);
  expect(level(turnOf({ ...held, rolls: [99, 1] }), ids.soaked)).toBe(1);
});

test('all challenges of a branch have to be passed', () => {
  const two: Partial<Branch> = {
    ...asking,
    challenges: [
      { quality: ids.watchful, difficulty: 3, kind: 'narrow' },
      { quality: ids.favour, difficulty: 0, kind: 'luck' },
    ],
  };

  expect(turnOf({ branch: two, qualities: { [ids.watchful]: 3 }, rolls: [60, 50] }).character.story).toMatchObject({
    outcome: 'success',
  });
  expect(turnOf({ branch: two, qualities: { [ids.watchful]: 3 }, rolls: [60, 51] }).character.story).toMatchObject({
    outcome: 'failure',
  });
});

test('two challenges on one quality are two challenges', () => {
  const two = [
    { quality: ids.watchful, difficulty: 3, kind: 'narrow' },
    { quality: ids.watchful, difficulty: 8, kind: 'narrow' },
  ] as const;
  const outcomes = (rolls: number[]) =>
    turnOf({ branch: { ...asking, challenges: two }, qualities: { [ids.watchful]: 3 }, rolls }).character.story;

  expect(outcomes([60, 10])).toMatchObject({ outcome: 'success' });
  expect(outcomes([61, 10])).toMatchObject({ outcome: 'failure' });
  expect(outcomes([60, 11])).toMatchObject({ outcome: 'failure' });
});

test('a second chance is not taken out of what the branch itself costs', () => {
  const dear: Partial<Branch> = { ...asking, pays: [{ quality: ids.lens, level: 1 }] };
  const tried = (lenses: number) =>
    turnOf({ branch: dear, qualities: { [ids.watchful]: 3, [ids.lens]: lenses }, rolls: [99, 1] }, [ids.lens]);

  expect([level(tried(1), ids.lens), level(tried(1), ids.secret)]).toEqual([0, 0]);
  expect([level(tried(2), ids.lens), level(tried(2), ids.secret)]).toEqual([0, 3]);
});

test('what is lost is taken off, and what is not owned is not put on', () => {
  const losing: Partial<Branch> = { outcomes: { always: outcome({ effects: [gain(ids.hat, -1)] }) } };
  const wearing: Partial<Branch> = { outcomes: { always: outcome({ wear: ids.hat }) } };
  const dressed = { character: { worn: { Hat: ids.hat } }, qualities: { [ids.hat]: 1 } };

  expect(turnOf({ branch: losing, ...dressed }).character.worn).toEqual({});
  expect(turnOf({ branch: wearing }).character.worn).toEqual({});
  expect(turnOf({ branch: wearing, ...dressed }).character.worn).toEqual({ Hat: ids.hat });
});

test('the condition of an effect reads the base level, not what is worn', () => {
  const onlyIf = { kind: 'level' as const, quality: ids.watchful, atMost: 3 };
  const branch: Partial<Branch> = {
    outcomes: { always: outcome({ effects: [{ kind: 'change', quality: ids.secret, by: 1, onlyIf }] }) },
  };
  const dressed = { character: { worn: { Hat: ids.hat } }, qualities: { [ids.hat]: 1, [ids.watchful]: 2 } };

  expect(level(turnOf({ branch, ...dressed }), ids.secret)).toBe(1);
});

test('a rare outcome comes as often as its author said', () => {
  const rarely: Partial<Branch> = { outcomes: { always: outcome(), rare: { ...outcome(), percent: 5 } } };

  expect(turnOf({ branch: rarely, rolls: [5] }).character.story).toMatchObject({ outcome: 'rare' });
  expect(turnOf({ branch: rarely, rolls: [6] }).character.story).toMatchObject({ outcome: 'always' });
});

test('a price is spent whatever the outcome, and what was not paid is not had', () => {
  const dear: Partial<Branch> = { ...asking, pays: [{ quality: ids.favour, level: 2 }] };

  expect(level(turnOf({ branch: dear, qualities: { [ids.favour]: 5 }, rolls: [100] }), ids.favour)).toBe(3);
  expect(choose({ branch: dear, qualities: { [ids.favour]: 1 } })).toEqual({
    ruling: 'refused',
    refusal: 'branch locked',
  });
});

test('all effects read the character as it was, are summed, and clamped once', () => {
  const branch: Partial<Branch> = {
    outcomes: {
      always: outcome({
        effects: [
          gain(ids.favour, -5),
          gain(ids.favour, 6),
          { kind: 'set', quality: ids.soaked, to: 2 },
          {
            kind: 'change',
            quality: ids.secret,
            by: 1,
            onlyIf: { kind: 'level' as const, quality: ids.soaked, atMost: 0 },
          },
        ],
      }),
    },
  };
  const turn = turnOf({ branch, qualities: { [ids.favour]: 2 } });

  expect([level(turn, ids.favour), level(turn, ids.soaked), level(turn, ids.secret)]).toEqual([3, 2, 1]);
  expect(turn.changes.filter(({ kind }) => kind === 'quality')).toHaveLength(3);
});

test('an outcome moves, lodges, clothes and reveals', () => {
  const branch: Partial<Branch> = {
    outcomes: {
      always: outcome({ moveTo: ids.square, lodge: 1, wear: ids.hat, reveal: ['Travel'], effects: [gain(ids.hat, 1)] }),
    },
  };
  expect(turnOf({ branch }).character).toMatchObject({
    area: ids.square,
    lodging: 1,
    worn: { Hat: ids.hat },
    restrictions: [],
  });
});

test('what does not hold is refused and changes nothing', () => {
  const needs = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];

  expect(choose({ character: { actions: { count: 0 } } })).toEqual({
    ruling: 'refused',
    refusal: 'not enough actions',
  });
  expect(choose({ branch: { needs } })).toEqual({ ruling: 'refused', refusal: 'branch locked' });
  expect(choose({ branch: { when: needs } })).toEqual({ ruling: 'refused', refusal: 'no such branch' });
  expect(choose({ branch: { fate: 5 } })).toEqual({ ruling: 'refused', refusal: 'not enough fate' });
  expect(choose({ branch: { id: 99 } })).toEqual({ ruling: 'refused', refusal: 'no such branch' });
  expect(choose({ character: { story: { phase: 'Available' } } })).toEqual({
    ruling: 'refused',
    refusal: 'story is over',
  });
});

test('the choice that led to the result on show is answered by the turn that made it', () => {
  const { character } = turnOf({});

  expect(choose({ character })).toEqual({ ruling: 'done before', turn: 2 });
  expect(chooseBranch(aMoment({ character }), { branch: 99, secondChances: [] })).toMatchObject({
    refusal: 'story is over',
  });
});
