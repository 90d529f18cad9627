import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aQuality, aStorylet, ids } from '../testing/a-world.ts';
import { canNote, subjectName } from './notes.ts';

const unseen = [{ kind: 'level', quality: ids.watchful, atLeast: 999 } as const];
const [errand, hidden, planned] = [500, 501, 502];
const [card, far] = [60, 61];
const storylets = [
  aStorylet({ name: 'The Lamplighter' }),
  aStorylet({
    id: 50,
    when: unseen,
    branches: [aBranch({ id: errand, name: 'Run' }), aBranch({ id: hidden, when: unseen }), aBranch({ id: planned })],
  }),
  aStorylet({ id: card, deck: 'sometimes' }),
  aStorylet({ id: far, areas: [ids.square] }),
];
const here = (about: About = {}) =>
  aMoment({ storylets, ...about, character: { story: { phase: 'Available' }, ...about.character } });
const open = { phase: 'In', storylet: 50, since: 1 } as const;

test('a storylet can be noted if it is on offer, open, shown or met, and not by a guessed id', () => {
  const can = (id: number, about?: About) => canNote({ kind: 'storylet', id }, here(about));

  expect(can(ids.lamplighter)).toBe(true);
  expect([can(50), can(card), can(far), can(999)]).toEqual([false, false, false, false]);
  expect(can(50, { character: { story: open } })).toBe(true);
  expect(can(50, { character: { story: { ...open, phase: 'End', branch: errand, outcome: 'always', turn: 1 } } })).toBe(
    true,
  );
  expect(can(far, { character: { met: [far] } })).toBe(true);
});

test('a branch can be noted if it is visible or planned', () => {
  const can = (id: number, about?: About) => canNote({ kind: 'branch', id }, here(about));
  const plans = [{ branch: planned, storylet: 50, area: ids.quay, isDone: false, madeAt: 1 }];

  expect([can(errand), can(hidden)]).toEqual([false, false]);
  expect([errand, hidden].map((id) => can(id, { character: { story: open } }))).toEqual([true, false]);
  expect(can(planned, { character: { plans } })).toBe(true);
});

test('an item can be noted while it is owned and not hidden', () => {
  const can = (id: number, about?: About) => canNote({ kind: 'thing', id }, here(about));
  const qualities = [aQuality({ id: ids.secret, hidden: true })];

  expect(can(ids.secret, { qualities: { [ids.secret]: 1 } })).toBe(true);
  expect(can(ids.secret, { qualities: { [ids.secret]: 0 } })).toBe(false);
  expect(can(ids.secret, { qualities: { [ids.secret]: 1 }, pack: { qualities } })).toBe(false);
  expect(can(99_999)).toBe(false);
});

test('a subject that was removed from the world has no name', () => {
  const { world } = here();
  expect(subjectName({ kind: 'storylet', id: ids.lamplighter }, world)).toBe('The Lamplighter');
  expect(subjectName({ kind: 'branch', id: errand }, world)).toBe('Run');
  for (const kind of ['storylet', 'branch', 'thing'] as const) {
    expect(subjectName({ kind, id: 99_999 }, world), kind).toBeUndefined();
  }
});
