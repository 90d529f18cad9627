import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { openTurn } from '../turn.ts';
import type { Plan } from './plan.ts';
import { branchOf, completePlan, dropPlan, makePlan, notePlan, planFor, restartPlan } from './plans.ts';

// Thirty branches in one storylet, and the one of the lamplighter in another.
const many = Array.from({ length: 30 }, (_, place) => aBranch({ id: 500 + place }));
const storylets = [aStorylet(), aStorylet({ id: 50, branches: many })];
const plan = (about: Partial<Plan> = {}): Plan => ({
  branch: ids.ask,
  storylet: ids.lamplighter,
  area: ids.quay,
  notes: '',
  isDone: false,
  madeAt: 5,
  ...about,
});
const others = (count: number, about: Partial<Plan> = {}): readonly Plan[] =>
  Array.from({ length: count }, (_, place) => plan({ branch: 500 + place, storylet: 50, ...about }));
const having = (plans: readonly Plan[], about: About = {}) =>
  aMoment({ storylets, now: 77, ...about, character: { plans, ...about.character } });

test('a plan is a branch, marked in the place where one stands', () => {
  const turn = turnOf(makePlan(having([], { character: { area: ids.square } }), ids.ask));

  expect(turn.changes).toEqual([{ kind: 'plan saved', plan: plan({ area: ids.square, madeAt: 77 }) }]);
  expect(turn.character.plans).toEqual([plan({ area: ids.square, madeAt: 77 })]);
});

test('a plan stands after those made before it', () => {
  const { character } = turnOf(makePlan(having([plan()]), 503));

  expect(character.plans.map(({ branch, storylet }) => [branch, storylet])).toEqual([
    [ids.ask, ids.lamplighter],
    [503, 50],
  ]);
});

test('a branch that is nowhere in the world cannot be planned', () => {
  expect(makePlan(having([]), 999)).toEqual(refused('no such branch'));
});

test('to mark a branch twice changes nothing, however many plans there are', () => {
  expect(turnOf(makePlan(having([plan({ notes: 'oil' }), ...others(20)]), ids.ask)).changes).toEqual([]);
});

test('a plan that is done begins anew with its notes, where one stands now', () => {
  const done = plan({ notes: 'oil', isDone: true, area: 9 });

  expect(turnOf(makePlan(having([done]), ids.ask)).character.plans).toEqual([plan({ notes: 'oil', madeAt: 77 })]);
});

test('a branch that has gone over to another storylet takes its plan along', () => {
  const moved = plan({ storylet: 50, notes: 'oil' });

  expect(turnOf(makePlan(having([moved]), ids.ask)).character.plans).toEqual([plan({ notes: 'oil', madeAt: 77 })]);
});

test('at most twenty plans are active at once', () => {
  expect(makePlan(having(others(19)), ids.ask)).toMatchObject({ ruling: 'allowed' });
  expect(makePlan(having(others(20)), ids.ask)).toEqual(refused('too many plans'));
  expect(makePlan(having([...others(19), plan({ branch: 520, storylet: 50, isDone: true })]), ids.ask)).toMatchObject({
    ruling: 'allowed',
  });
});

test('a plan whose branch has left the world does not count', () => {
  expect(makePlan(having(others(20, { storylet: 999 })), ids.ask)).toMatchObject({ ruling: 'allowed' });
  expect(makePlan(having([...others(19), plan({ branch: 999 })]), ids.ask)).toMatchObject({ ruling: 'allowed' });
});

test('notes are kept as they are written, however long', () => {
  const long = ' oil, '.repeat(2000);

  expect(turnOf(notePlan(having([plan({ notes: 'wick' })]), ids.ask, long)).changes).toEqual([
    { kind: 'plan saved', plan: plan({ notes: long }) },
  ]);
  expect(turnOf(notePlan(having([plan({ notes: long })]), ids.ask, '')).character.plans).toEqual([plan()]);
  expect(turnOf(notePlan(having([plan({ notes: 'oil', isDone: true })]), ids.ask, 'wick')).character.plans).toEqual([
    plan({ notes: 'wick', isDone: true }),
  ]);
  expect(turnOf(notePlan(having([plan({ notes: 'oil' })]), ids.ask, 'oil')).changes).toEqual([]);
  expect(notePlan(having([plan()]), 503, 'oil')).toEqual(refused('no such plan'));
});

test('the notes of one plan are not those of another', () => {
  const { character } = turnOf(notePlan(having([...others(2), plan()]), 501, 'oil'));

  expect(character.plans.map(({ branch, notes }) => [branch, notes])).toEqual([
    [500, ''],
    [501, 'oil'],
    [ids.ask, ''],
  ]);
});

test('a plan that is done can be restarted, with its notes and in its place', () => {
  const done = plan({ notes: 'oil', area: 9, isDone: true });

  expect(turnOf(restartPlan(having([done]), ids.ask)).changes).toEqual([
    { kind: 'plan saved', plan: plan({ notes: 'oil', area: 9, madeAt: 77 }) },
  ]);
  expect(turnOf(restartPlan(having([plan()]), ids.ask)).changes).toEqual([]);
});

test('nothing is restarted beyond twenty, and nothing that is not there', () => {
  const done = plan({ isDone: true });

  expect(restartPlan(having([done, ...others(19)]), ids.ask)).toMatchObject({ ruling: 'allowed' });
  expect(restartPlan(having([done, ...others(20)]), ids.ask)).toEqual(refused('too many plans'));
  expect(turnOf(restartPlan(having([plan(), ...others(20)]), ids.ask)).changes).toEqual([]);
  expect(restartPlan(having([]), ids.ask)).toEqual(refused('no such plan'));
  expect(restartPlan(having([{ ...done, branch: 999 }]), 999)).toEqual(refused('no such plan'));
});

test('a plan is dropped with its notes, active or done', () => {
  const turn = turnOf(dropPlan(having([plan({ notes: 'oil' }), ...others(1)]), ids.ask));

  expect(turn.changes).toEqual([{ kind: 'plan dropped', branch: ids.ask }]);
  expect(turn.character.plans).toEqual(others(1));
  expect(turnOf(dropPlan(having([plan({ isDone: true })]), ids.ask)).character.plans).toEqual([]);
  expect(dropPlan(having(others(1)), ids.ask)).toEqual(refused('no such plan'));
});

test('a plan is done when its branch is chosen, once', () => {
  const after = (plans: readonly Plan[]) => completePlan(openTurn(having(plans)), ids.ask);

  expect(after([plan({ notes: 'oil' }), ...others(1)]).changes).toEqual([{ kind: 'plan done', branch: ids.ask }]);
  expect(after([plan({ notes: 'oil' }), ...others(1)]).character.plans).toEqual([
    plan({ notes: 'oil', isDone: true }),
    ...others(1),
  ]);
  expect(after([plan({ isDone: true })]).changes).toEqual([]);
  expect(after(others(2)).changes).toEqual([]);
});

test('the plan of a branch is found, and the branch of a plan', () => {
  const { character, world } = having([...others(3), plan()]);

  expect(planFor(502, character)).toEqual(others(3)[2]);
  expect(planFor(999, character)).toBeUndefined();
  expect(branchOf(plan({ branch: 502, storylet: 50 }), world)?.id).toBe(502);
  expect([branchOf(plan({ branch: 502 }), world), branchOf(plan({ storylet: 999 }), world)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('what time has done is part of every change of plans', () => {
  const passed = [{ kind: 'forced in a row', to: 0 } as const];
  const moment = { ...having([plan({ isDone: true })]), passed };

  for (const ruling of [
    makePlan(moment, 501),
    notePlan(moment, ids.ask, 'x'),
    restartPlan(moment, ids.ask),
    dropPlan(moment, ids.ask),
  ]) {
    expect(turnOf(ruling).changes.map(({ kind }) => kind)[0]).toBe('forced in a row');
  }
});
