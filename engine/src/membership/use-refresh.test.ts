import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { nextRefreshAt, refreshesLeft, useRefresh } from './refreshes.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 28, 12);
const member = (refreshes: readonly number[] = [], tier: 'none' | 'exceptional' | 'enhanced' = 'enhanced', count = 2) =>
  aMoment({ now, character: { membership: { tier }, refreshes, actions: { count, nextAt: now + 1 } } });

test('a refresh gives seven actions and costs no Fate', { meta: { rows: ['C-ACTIONS-030'] } }, () => {
  const { character, changes } = turnOf(useRefresh(member()));
  expect([character.actions.count, character.fate]).toEqual([9, 0]);
  expect(changes.map(({ kind }) => kind)).toEqual(['refresh used', 'actions']);
});

test('an enhanced member has three refreshes in a month; others have none', {
  meta: { rows: ['C-ACTIONS-031', 'C-ACTIONS-032'] },
}, () => {
  const refreshesLeftAfter = (refreshes: readonly number[], tier?: 'none' | 'exceptional') =>
    refreshesLeft(member(refreshes, tier).character, now);
  expect([refreshesLeftAfter([]), refreshesLeftAfter([now]), refreshesLeftAfter([now - day, now, now])]).toEqual([
    3, 2, 0,
  ]);
  expect([refreshesLeftAfter([], 'exceptional'), refreshesLeftAfter([], 'none')]).toEqual([0, 0]);
  expect(useRefresh(member([now - 2, now - 1, now]))).toEqual(refused('no refresh left'));
  expect(useRefresh(member([], 'exceptional'))).toEqual(refused('no refresh left'));
});

test('all refreshes return when the next month begins in UTC, and older uses are not stored', () => {
  const november = [now - 27 * day, now - 27 * day, now - day];
  const [last, first] = [Date.UTC(2026, 11, 1) - 1, Date.UTC(2026, 11, 1)];
  const { character } = member(november);
  expect([now, last, first].map((at) => refreshesLeft(character, at))).toEqual([0, 0, 3]);
  expect([now, last, first].map((at) => nextRefreshAt(character, at))).toEqual([first, first, undefined]);
  // Used a minute before the end of October, on the first and yesterday.
  const used = [Date.UTC(2026, 10, 1) - 60_000, Date.UTC(2026, 10, 1), now - day];
  expect(refreshesLeft(member(used).character, now)).toBe(1);
  expect(turnOf(useRefresh(member(used))).character.refreshes).toEqual([Date.UTC(2026, 10, 1), now - day, now]);
  expect(nextRefreshAt(member().character, now)).toBeUndefined();
  expect(nextRefreshAt(member(november, 'none').character, now)).toBeUndefined();
});

test('a refresh is refused if the action bank has no room for all of it', () => {
  expect(turnOf(useRefresh(member([], 'enhanced', 73))).character.actions.count).toBe(80);
  expect(useRefresh(member([], 'enhanced', 74))).toEqual(refused('actions full'));
});
