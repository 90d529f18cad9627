import { expect, test } from 'vitest';
import type { Story } from '../story/phases.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { openTurn } from '../turn.ts';
import type { Plan } from './plan.ts';
import { branchOf, completePlan, dropPlan, makePlan, planFor, restartPlan, restorePlan } from './plans.ts';

// Thirty branches in one storylet, and the lamplighter's branch in another.
const many = Array.from({ length: 30 }, (_, place) => aBranch({ id: 500 + place }));
const storylets = [aStorylet(), aStorylet({ id: 50, branches: many })];
const plan = (about: Partial<Plan> = {}): Plan => ({
  branch: ids.ask,
  storylet: ids.lamplighter,
  area: ids.quay,
  isDone: false,
  madeAt: 5,
  ...about,
});
const others = (count: number, about: Partial<Plan> = {}): readonly Plan[] =>
  Array.from({ length: count }, (_, place) => plan({ branch: 500 + place, storylet: 50, ...about }));
const asking = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
const having = (plans: readonly Plan[], about: About = {}) =>
  aMoment({ storylets, now: 77, ...about, character: { plans, story: asking, ...about.character } });

test('a plan is a branch, marked in the character’s area', () => {
  const turn = turnOf(makePlan(having([], { character: { area: ids.square } }), ids.ask));

  expect(turn.changes).toEqual([{ kind: 'plan saved', plan: plan({ area: ids.square, madeAt: 77 }) }]);
  expect(turn.character.plans).toEqual([plan({ area: ids.square, madeAt: 77 })]);
});

test('a new plan comes after earlier ones', () => {
  const { character } = turnOf(makePlan(having([plan()], { character: { story: { ...asking, storylet: 50 } } }), 503));

  expect(character.plans.map(({ branch, storylet }) => [branch, storylet])).toEqual([
    [ids.ask, ids.lamplighter],
    [503, 50],
  ]);
});

test('a branch that is not in the world cannot be planned', () => {
  expect(makePlan(having([]), 999)).toEqual(refused('no such branch'));
});

test('only a visible branch can be planned, so that guessed ids reveal nothing', () => {
  const hidden = aBranch({ id: ids.ask, when: [{ kind: 'level', quality: ids.favour, atLeast: 2 }] });
  const makingAt = (story: Story, about: About = {}) =>
    makePlan(having([], { character: { story }, ...about }), ids.ask);
  const ended = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 1 } as const;

  expect(makingAt({ phase: 'Available' })).toEqual(refused('no such branch'));
  expect(makingAt({ ...asking, storylet: 50 })).toEqual(refused('no such branch'));
  expect(makingAt(asking, { storylets: [aStorylet({ branches: [hidden] })] })).toEqual(refused('no such branch'));
  expect(makingAt({ ...ended, branch: 503 })).toEqual(refused('no such branch'));
  expect(makingAt(ended)).toMatchObject({ ruling: 'allowed' });
  expect(makingAt({ ...asking, phase: 'Rename', branch: 503, secondChances: [] })).toMatchObject({ ruling: 'allowed' });
});

test('planning a branch twice changes nothing, however many plans there are', () => {
  expect(turnOf(makePlan(having([plan(), ...others(20)]), ids.ask)).changes).toEqual([]);
});

test('a finished plan is reactivated with the current area', () => {
  const done = plan({ isDone: true, area: 9 });

  expect(turnOf(makePlan(having([done]), ids.ask)).character.plans).toEqual([plan({ madeAt: 77 })]);
});

test('planning a branch again after it moved to another storylet updates its plan', () => {
  const moved = plan({ storylet: 50 });

  expect(turnOf(makePlan(having([moved]), ids.ask)).character.plans).toEqual([plan({ madeAt: 77 })]);
});

test('at most twenty plans are active at once', () => {
  expect(makePlan(having(others(19)), ids.ask)).toMatchObject({ ruling: 'allowed' });
  expect(makePlan(having(others(20)), ids.ask)).toEqual(refused('too many plans'));
  expect(makePlan(having([...others(19), plan({ branch: 520, storylet: 50, isDone: true })]), ids.ask)).toMatchObject({
    ruling: 'allowed',
  });
});

test('a plan whose branch was removed from the world does not count', () => {
  expect(makePlan(having(others(20, { storylet: 999 })), ids.ask)).toMatchObject({ ruling: 'allowed' });
  expect(makePlan(having([...others(19), plan({ branch: 999 })]), ids.ask)).toMatchObject({ ruling: 'allowed' });
});

test('a finished plan can be restarted, and keeps its area', () => {
  const done = plan({ area: 9, isDone: true });

  expect(turnOf(restartPlan(having([done]), ids.ask)).changes).toEqual([
    { kind: 'plan saved', plan: plan({ area: 9, madeAt: 77 }) },
  ]);
  expect(turnOf(restartPlan(having([plan()]), ids.ask)).changes).toEqual([]);
});

test('restarting is refused beyond twenty plans and for unknown plans', () => {
  const done = plan({ isDone: true });

  expect(restartPlan(having([done, ...others(19)]), ids.ask)).toMatchObject({ ruling: 'allowed' });
  expect(restartPlan(having([done, ...others(20)]), ids.ask)).toEqual(refused('too many plans'));
  expect(turnOf(restartPlan(having([plan(), ...others(20)]), ids.ask)).changes).toEqual([]);
  expect(restartPlan(having([]), ids.ask)).toEqual(refused('no such plan'));
  expect(restartPlan(having([{ ...done, branch: 999 }]), 999)).toEqual(refused('no such plan'));
});

test('active and finished plans can be dropped', () => {
  const turn = turnOf(dropPlan(having([plan(), ...others(1)]), ids.ask));

  expect(turn.changes).toEqual([{ kind: 'plan dropped', branch: ids.ask, undo: { plan: plan(), place: 0 } }]);
  expect(turn.character.plans).toEqual(others(1));
  expect(turnOf(dropPlan(having([plan({ isDone: true })]), ids.ask)).character.plans).toEqual([]);
  expect(dropPlan(having(others(1)), ids.ask)).toEqual(refused('no such plan'));
});

test('a dropped plan is restored in its position, active or finished', () => {
  for (const isDone of [false, true]) {
    const plans = [...others(2), plan({ isDone }), ...others(1, { branch: 510 })];
    const before = having(plans);
    const dropped = { ...before, character: turnOf(dropPlan(before, ids.ask)).character };
    const turn = turnOf(restorePlan(dropped, { plan: plan({ isDone }), place: 2 }));

    expect(turn.changes).toEqual([{ kind: 'plan saved', plan: plan({ isDone }), place: 2 }]);
    expect(turn.character).toEqual(before.character);
  }
});

test('a dropped plan is not restored over a new one, or beyond twenty active ones', () => {
  expect(restorePlan(having([plan({ madeAt: 9 })]), { plan: plan(), place: 0 })).toEqual(refused('planned again'));
  expect(restorePlan(having(others(20)), { plan: plan(), place: 0 })).toEqual(refused('too many plans'));
  for (const kept of [plan({ isDone: true }), plan({ storylet: 999 })]) {
    expect(restorePlan(having(others(20)), { plan: kept, place: 0 })).toMatchObject({ ruling: 'allowed' });
  }
});

test('choosing a branch finishes its plan, once', () => {
  const after = (plans: readonly Plan[]) => completePlan(openTurn(having(plans)), ids.ask);

  expect(after([plan(), ...others(1)]).changes).toEqual([{ kind: 'plan done', branch: ids.ask }]);
  expect(after([plan(), ...others(1)]).character.plans).toEqual([plan({ isDone: true }), ...others(1)]);
  expect(after([plan({ isDone: true })]).changes).toEqual([]);
  expect(after(others(2)).changes).toEqual([]);
});

test('finds the plan of a branch and the branch of a plan', () => {
  const { character, world } = having([...others(3), plan()]);

  expect(planFor(502, character)).toEqual(others(3)[2]);
  expect(planFor(999, character)).toBeUndefined();
  expect(branchOf(plan({ branch: 502, storylet: 50 }), world)?.id).toBe(502);
  expect([branchOf(plan({ branch: 502 }), world), branchOf(plan({ storylet: 999 }), world)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('changes from elapsed time are part of every change of plans', () => {
  const passed = [{ kind: 'forced in a row', to: 0 } as const];
  const moment = { ...having([plan({ isDone: true })]), passed };

  for (const ruling of [makePlan(moment, ids.ask), restartPlan(moment, ids.ask), dropPlan(moment, ids.ask)]) {
    expect(turnOf(ruling).changes.map(({ kind }) => kind)[0]).toBe('forced in a row');
  }
});
