import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import type { Change } from '../change.ts';
import { levelOf } from '../qualities/qualities.ts';
import { worldAfter } from '../qualities/shared-steps.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aTimedStory } from '../testing/a-timed-story.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { anOutcome, gain, setTo, toldAlways } from '../testing/an-outcome.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Moment } from '../turn.ts';
import { beginStorylet } from './begin.ts';
import { chooseBranch } from './choose-branch.ts';
import { chooseTimes } from './choose-times.ts';
import { maxTimes } from './max-times.ts';
import type { Branch } from './storylet.ts';
import { repeatedIn, timesIn } from './times-in.ts';

const { watchful, soaked, secret, lens, favour, ask, lamplighter } = ids;
const choice = { branch: ask, secondChances: [] };
const trying: Partial<Branch> = {
  repeatable: 5,
  challenges: [{ quality: watchful, difficulty: 5, kind: 'broad', secondChance: lens }],
  outcomes: {
    success: anOutcome({ effects: [gain(secret, 2)] }),
    failure: anOutcome({ effects: [gain(soaked, 1)] }),
  },
};
const gaining = (about: Partial<Branch> = {}): Partial<Branch> => ({
  repeatable: 5,
  ...toldAlways({ effects: [gain(secret, 1)] }),
  ...about,
});
const met = [lamplighter];
const here = (about: About): Moment => aMoment({ ...about, character: { met, ...about.character } });
const repeated = (about: About, times = 5) => turnOf(chooseTimes(here(about), choice, times));
const endOf = (about: About, times = 5) => {
  const { wanted: _wanted, kind: _kind, ...rest } = repeatedIn(repeated(about, times).changes) ?? {};
  return rest;
};

/** The same choice in separate turns at the same moment and with the same luck, each after beginning the storylet. */
function separately(first: Moment, times: number, secondChances: readonly number[]): Change[] {
  const changes: Change[] = [];
  let moment = first;
  const take = (rule: (moment: Moment) => ReturnType<typeof chooseBranch>) => {
    const turn = turnOf(rule(moment));
    changes.push(...turn.changes);
    const world = worldAfter(moment.world, turn.changes);
    moment = { ...moment, world, character: turn.character, passed: [] };
  };
  for (let time = 0; time < times; time++) {
    if (time > 0) take((now) => beginStorylet(now, lamplighter));
    take((now) => chooseBranch(now, { branch: ask, secondChances }));
  }
  return changes;
}

test('a repeated choice is the same as separate choices with the same luck', () => {
  const effects = fc.array(
    fc.record({
      quality: fc.constantFrom(watchful, soaked, secret, favour),
      by: fc.integer({ min: -2, max: 3 }),
      isSet: fc.boolean(),
    }),
    { maxLength: 4 },
  );
  const outcome = effects.map((some) =>
    anOutcome({ effects: some.map(({ quality, by, isSet }) => (isSet ? setTo(quality, by + 2) : gain(quality, by))) }),
  );
  fc.assert(
    fc.property(
      fc.record({
        seed: fc.nat(),
        times: fc.integer({ min: 2, max: 5 }),
        difficulty: fc.integer({ min: 1, max: 9 }),
        cost: fc.integer({ min: 0, max: 3 }),
        price: fc.integer({ min: 1, max: 2 }),
        items: fc.integer({ min: 0, max: 3 }),
        success: outcome,
        failure: outcome,
        isTicked: fc.boolean(),
      }),
      ({ seed, times, difficulty, cost, price, items, success, failure, isTicked }) => {
        const about: About = {
          branch: {
            ...trying,
            cost,
            pays: [{ quality: secret, level: price }],
            challenges: [{ quality: watchful, difficulty, kind: 'broad', secondChance: lens }],
            outcomes: { success, failure },
          },
          qualities: { [secret]: 9, [watchful]: 3, [soaked]: 1, [favour]: 2, [lens]: items },
        };
        const secondChances = isTicked ? [lens] : [];
        const moment = (): Moment => ({ ...here(about), chance: chanceFrom(seed) });
        const turn = turnOf(chooseTimes(moment(), { branch: ask, secondChances }, times));
        const made = repeatedIn(turn.changes)?.times ?? 0;
        expect(turn.changes.slice(0, -1)).toEqual(separately(moment(), made, secondChances));
        expect(timesIn(turn.changes)).toHaveLength(made);
        expect(timesIn(turn.changes).flat()).toEqual(turn.changes);
      },
    ),
  );
});

test('every time pays, rolls and teaches by itself, and the turn says how often it was made', () => {
  const { character, changes } = repeated({ branch: trying, rolls: [1, 100, 1], qualities: { [watchful]: 3 } }, 3);

  expect(changes.filter(({ kind }) => kind === 'rolled')).toMatchObject([
    { roll: 1, passed: true },
    { roll: 100, passed: false },
    { roll: 1, passed: true },
  ]);
  expect(character.actions.count).toBe(17);
  expect(levelOf(character.qualities, secret)).toBe(4);
  expect(changes.at(-1)).toEqual({ kind: 'repeated', wanted: 3, times: 3, end: 'complete' });
  expect(character.story).toMatchObject({ phase: 'End', storylet: lamplighter, branch: ask, turn: 2 });
});

test('a choice made once is not marked as repeated', () => {
  expect(repeated({ branch: gaining() }, 1)).toEqual(turnOf(chooseBranch(here({ branch: gaining() }), choice)));
});

test('refuses more times than the branch allows', () => {
  const times = (count: number, repeatable?: number) =>
    chooseTimes(aMoment({ branch: repeatable === undefined ? {} : { repeatable } }), choice, count).ruling;
  expect(chooseTimes(aMoment(), choice, 2)).toEqual(refused('not that often'));
  expect([times(4, 3), times(3, 3), times(1)]).toEqual(['refused', 'allowed', 'allowed']);
});

test('refuses a first choice for the same reasons as a single one', () => {
  expect(chooseTimes(aMoment({ branch: gaining({ cost: 21 }) }), choice, 5)).toEqual(refused('not enough actions'));
  expect(chooseTimes(aMoment({ branch: gaining() }), { ...choice, branch: 99 }, 5)).toEqual(refused('no such branch'));
});

test('a repeat of the request finds the result', () => {
  const moment = aMoment({ branch: gaining() });
  const { character } = turnOf(chooseTimes(moment, choice, 5));
  expect(chooseTimes({ ...moment, character, turn: 3 }, choice, 5)).toEqual({ ruling: 'done before', turn: 2 });
});

test('ends when the actions, the price or a requirement is missing', () => {
  const three = { actions: { count: 3, nextAt: 50_000_000 } };
  expect(endOf({ branch: gaining(), character: three })).toEqual({ times: 3, end: 'actions' });
  const pays = [{ quality: favour, level: 2 }];
  expect(endOf({ branch: gaining({ pays }), qualities: { [favour]: 5 } })).toEqual({ times: 2, end: 'locked' });
  const needs = [{ kind: 'level' as const, quality: secret, atMost: 2 }];
  expect(endOf({ branch: gaining({ needs }) })).toEqual({ times: 3, end: 'locked' });
});

test('ends when the branch or its storylet is no longer offered', () => {
  const when = [{ kind: 'level' as const, quality: secret, atMost: 1 }];
  expect(endOf({ branch: gaining({ when }) })).toEqual({ times: 2, end: 'gone' });
  expect(endOf({ branch: gaining(), storylet: { when } })).toEqual({ times: 2, end: 'gone' });
  expect(endOf({ branch: gaining(), storylet: { deck: 'never' } })).toEqual({ times: 1, end: 'gone' });
});

test.each<[string, About]>([
  ['a letter', { branch: gaining(toldAlways({ send: { title: 'A Letter', html: '' } })) }],
  ['a move', { branch: gaining(toldAlways({ moveTo: ids.square })) }],
  ['a link to another storylet', { branch: gaining(toldAlways({ goTo: 11 })) }],
  ['a storylet that opens at once', { branch: gaining(toldAlways({ straightTo: lamplighter })) }],
  ['a result for the journal', { branch: gaining(toldAlways({ journal: true })) }],
  ['given actions', { branch: gaining(toldAlways({ refreshActions: 2 })), character: { actions: { count: 9 } } }],
  ['a part of the page that is shown', { branch: gaining(toldAlways({ reveal: ['Travel'] })) }],
  [
    'a timed story that begins',
    { branch: gaining(toldAlways({ start: [4] })), pack: { timed: [aTimedStory({ id: 4 })] } },
  ],
  [
    'a worn thing that is lost',
    {
      branch: gaining(toldAlways({ effects: [gain(ids.hat, -1)] })),
      qualities: { [ids.hat]: 1 },
      character: { worn: { Hat: ids.hat } },
    },
  ],
  [
    'a plan that is done',
    {
      branch: gaining(),
      character: { plans: [{ branch: ask, storylet: lamplighter, area: 1, isDone: false, madeAt: 0 }] },
    },
  ],
  [
    'a rare result',
    {
      branch: gaining({ outcomes: { always: anOutcome(), rare: { ...anOutcome(), percent: 50 } } }),
    },
  ],
])('ends after %s', (_what, about) => {
  expect(endOf(about)).toEqual({ times: 1, end: 'event' });
});

test('a due storylet ends a repeat, and waits for the player', () => {
  const must = aStorylet({ id: 11, urgency: 'must', when: [{ kind: 'level', quality: secret, atLeast: 2 }] });
  const open = aStorylet({ branches: [aBranch(gaining())] });
  const { character, changes } = repeated({ storylets: [open, must] });
  expect(changes.at(-1)).toMatchObject({ times: 2, end: 'opened' });
  expect(character.story).toMatchObject({ phase: 'End', storylet: lamplighter });

  const out = { storylets: [open, aStorylet({ id: 11, urgency: 'must' })] };
  expect(endOf(out)).toEqual({ times: 1, end: 'event' });
});

test('a storylet that comes on offer ends a repeat, and one that goes does not', () => {
  const other = (when: { atLeast?: number; atMost?: number }) => [
    aStorylet({ branches: [aBranch(gaining())] }),
    aStorylet({ id: 11, when: [{ kind: 'level', quality: secret, ...when }] }),
  ];
  expect(endOf({ storylets: other({ atLeast: 3 }) })).toEqual({ times: 3, end: 'opened' });
  expect(endOf({ storylets: other({ atMost: 2 }) })).toEqual({ times: 5, end: 'complete' });
});

test('changes of a shared level count from the next time on', () => {
  const pack = {
    qualities: aMoment().world.pack.qualities.map((each) =>
      each.id === favour ? { ...each, shared: true as const } : each,
    ),
  };
  const { changes } = repeated({ branch: gaining(toldAlways({ effects: [gain(favour, 2)] })), pack }, 3);
  expect(changes.flatMap((change) => (change.kind === 'shared' ? [change.to.level] : []))).toEqual([2, 4, 6]);
});

test('the most times depend on the actions, the prices and the way back to the branch', () => {
  const most = (about: About) => {
    const moment = aMoment(about);
    return maxTimes(moment.world.storylets.get(lamplighter)?.branches[0] as Branch, moment);
  };
  const pays = [
    { quality: secret, level: 2 },
    { quality: secret, level: 1 },
  ];
  expect(most({})).toBe(1);
  expect(most({ branch: gaining() })).toBe(5);
  expect(most({ branch: gaining({ cost: 0 }) })).toBe(5);
  expect(most({ branch: gaining({ cost: 6 }) })).toBe(3);
  expect(most({ branch: gaining({ cost: 21 }) })).toBe(0);
  expect(most({ branch: gaining({ pays }), qualities: { [secret]: 11 } })).toBe(3);
  expect(most({ branch: gaining(), storylet: { deck: 'never' } })).toBe(1);
  expect(most({ branch: gaining(), storylet: { deck: 'sometimes' } })).toBe(1);
});
