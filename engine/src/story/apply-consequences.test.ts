import { expect, test } from 'vitest';
import type { Character } from '../character.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import type { TimedStory } from '../timed/timed-story.ts';
import { openTurn, record } from '../turn.ts';
import type { Consequences } from './consequences.ts';
import { applyConsequences } from './outcome.ts';

const after = (what: Partial<Consequences>, about: About = {}) => {
  const moment = aMoment(about);
  return applyConsequences(openTurn(moment), { effects: [], reveal: [], ...what }, moment);
};
const nothing: readonly unknown[] = [];

test('empty consequences change nothing', () => {
  expect(after({}).changes).toEqual(nothing);
});

test('a restricted part is revealed, and a revealed one is not recorded again', () => {
  const { character, changes } = after(
    { reveal: ['Travel', 'Fate'] },
    { character: { restrictions: ['Extras', 'Travel'] } },
  );
  expect(changes).toEqual([{ kind: 'revealed', restriction: 'Travel' }]);
  expect(character.restrictions).toEqual(['Extras']);
});

test('a revealed part can be restricted again, once', () => {
  const { character, changes } = after({ hide: ['Travel', 'Fate'] }, { character: { restrictions: ['Travel'] } });
  expect(changes).toEqual([{ kind: 'held back', restriction: 'Fate' }]);
  expect(character.restrictions).toEqual(['Travel', 'Fate']);
});

test('actions are given as a number, also above the bank, or as a full bank', () => {
  const low: Partial<Character> = { actions: { count: 3, nextAt: 9 } };
  expect(after({ refreshActions: 5 }, { character: low }).changes).toEqual([
    { kind: 'actions', why: 'refreshed', from: { count: 3, nextAt: 9 }, to: { count: 8, nextAt: 9 } },
  ]);
  expect(after({ refreshActions: 'full' }, { character: low }).character.actions).toEqual({ count: 20 });
  expect(after({ refreshActions: 7 }).character.actions).toEqual({ count: 27 });
  expect(after({ refreshActions: 'full' }).changes).toEqual(nothing);
});

test('the deck at the character’s place is filled', () => {
  const low = { character: { cards: { 1: { deck: { count: 2, nextAt: 9 }, hand: [] } } } };
  expect(after({ refreshCards: true }, low).changes).toEqual([
    { kind: 'deck', table: 1, why: 'refreshed', from: { count: 2, nextAt: 9 }, to: { count: 6 } },
  ]);
  expect(after({}, low).changes).toEqual(nothing);
});

const timed = (id: number): TimedStory => ({
  id,
  name: '',
  after: 1000,
  given: 'by story',
  when: [],
  image: '',
  descriptionHtml: '',
  consequences: { effects: [], reveal: [] },
});

test('starts and stops timed stories; a story in both lists restarts', () => {
  const running = { timers: [{ story: 1, dueAt: 5, seed: 6 }] };
  const about = { pack: { timed: [timed(1), timed(2)] }, now: 500, rolls: [77, 88] };

  expect(after({ start: [2, 999] }, about).changes).toEqual([
    { kind: 'timer started', timer: { story: 2, dueAt: 1500, seed: 77 } },
  ]);
  expect(after({ stop: [2, 1] }, { ...about, character: running }).changes).toEqual([
    { kind: 'timer stopped', story: 1 },
  ]);
  expect(after({ stop: [1], start: [1] }, { ...about, character: running }).character.timers).toEqual([
    { story: 1, dueAt: 1500, seed: 77 },
  ]);
});

test('gives premium currency', () => {
  const { character, changes } = after({ fate: 3 }, { character: { fate: 2 } });
  expect([character.fate, changes]).toEqual([5, [{ kind: 'fate', why: 'given', book: 'outcome', from: 2, to: 5 }]]);
  expect(after({ fate: 0 }).changes).toEqual(nothing);
});

test('redeems a code at once, and only once', () => {
  expect(after({ grant: ['lamp', 'lamp'] }).changes).toEqual([{ kind: 'code redeemed', code: 'lamp' }]);
  expect(after({ grant: ['lamp'] }, { character: { codes: ['lamp'] } }).changes).toEqual(nothing);
});

test('a message is worded for the character’s new state', () => {
  const html = ['Dear ', { kind: 'name' }, ', you know ', { kind: 'level', quality: ids.secret }] as const;
  const moment = aMoment({ now: 700 });
  const to = { level: 4, points: 0 };
  const learnt = record(openTurn(moment), {
    kind: 'quality',
    quality: ids.secret,
    from: { level: 0, points: 0 },
    to,
    how: 'changed',
  });
  const lettersWith = (about: { readonly image?: string; readonly storylet?: number } = {}) =>
    applyConsequences(learnt, { effects: [], reveal: [], send: { title: 'A Note', html, ...about } }, moment);

  expect(lettersWith().changes.at(-1)).toStrictEqual({
    kind: 'letter',
    title: 'A Note',
    html: 'Dear Ada, you know 4',
    at: 700,
  });
  expect(lettersWith({ image: 'seal', storylet: 7 }).changes.at(-1)).toMatchObject({ image: 'seal', storylet: 7 });
});
