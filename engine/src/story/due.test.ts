import { maxForcedInARow } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import type { Character, EndedStory } from '../character.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aSetting } from '../testing/a-place.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { openTurn } from '../turn.ts';
import { dueIn, openDue } from './due.ts';

const must = (id: number, about = {}) => aStorylet({ id, urgency: 'must', ...about });
const storylets = [aStorylet(), must(11, { order: 3 }), must(12, { order: 2 }), aStorylet({ id: 13, deck: 'never' })];
const ended: EndedStory = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 1 };
const staying = { settings: [aSetting({ id: 1, stay: { actions: 20, out: 13 } })] };

const due = (who: Partial<Omit<Character, 'qualities'>> = {}, about: About = {}) => {
  const { character, world } = aMoment({ storylets, ...about, character: { story: { phase: 'Available' }, ...who } });
  return dueIn({ character, world });
};

test('the first forced storylet on the list is due', () => {
  expect(due()).toEqual({ storylet: 12, why: 'must', origin: {} });
  expect(due({}, { storylets: [aStorylet(), aStorylet({ id: 11, urgency: 'high' })] })).toBeUndefined();
});

test('a forced storylet is due only where it is on offer', () => {
  const secretly = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
  const needy = [must(11), must(12, { order: 0, when: secretly })];
  expect(due({}, { storylets: needy })).toMatchObject({ storylet: 11 });
  expect(due({}, { storylets: needy, qualities: { [ids.secret]: 1 } })).toMatchObject({ storylet: 12 });
  expect(due({ area: ids.square })).toBeUndefined();
  expect(due({}, { storylets: [must(11, { deck: 'sometimes' }), must(12, { deck: 'never' })] })).toBeUndefined();
});

test('a card in the hand is never forced', () => {
  const cards = { 1: { deck: { count: 5 }, hand: [11] } };
  expect(due({ cards }, { storylets: [must(11, { deck: 'sometimes' })] })).toBeUndefined();
});

test('after five forced storylets in a row the next waits until the player has chosen', () => {
  expect(maxForcedInARow).toBe(5);
  expect([due({ forcedInARow: 4 })?.storylet, due({ forcedInARow: 5 }), due({ forcedInARow: 6 })]).toEqual([
    12,
    undefined,
    undefined,
  ]);
});

test('a linked storylet comes first, however many were forced', () => {
  expect(due({ story: { ...ended, next: 13 }, forcedInARow: 5 })).toEqual({ storylet: 13, why: 'linked', origin: {} });
  expect(due({ story: { ...ended, next: 999 } })).toMatchObject({ storylet: 12, why: 'must' });
  expect(due({ story: ended })).toMatchObject({ storylet: 12 });
});

test('the origin of a storylet continues to the one it links to', () => {
  expect(due({ story: { ...ended, next: 13, item: 7 } })?.origin).toStrictEqual({ item: 7 });
  expect(due({ story: { ...ended, next: 13, gate: 9 } })?.origin).toStrictEqual({ gate: 9 });
  expect(due({ story: { ...ended, item: 7 } })?.origin).toEqual({});
});

test('a storylet linked from a report is no report, because the agent is home by then', () => {
  expect(due({ story: { ...ended, next: 13, agent: 8 } })?.origin).toStrictEqual({});
});

test('a limited stay forces its way out after the set number of actions', () => {
  const stayed = (actions?: number) => due(actions === undefined ? {} : { stayed: actions }, { pack: staying });
  expect([stayed(20), stayed(21)]).toEqual([
    { storylet: 13, why: 'must', origin: {} },
    { storylet: 13, why: 'must', origin: {} },
  ]);
  expect([stayed(19)?.storylet, stayed()?.storylet]).toEqual([12, 12]);
  expect(due({ stayed: 20 })).toMatchObject({ storylet: 12 });
  expect(due({ stayed: 20, forcedInARow: 5 }, { pack: staying })).toBeUndefined();
});

test('a way out that was removed from the world is not forced', () => {
  const lostWayOut = { settings: [aSetting({ id: 1, stay: { actions: 20, out: 999 } })] };
  expect(due({ stayed: 20 }, { pack: lostWayOut })).toMatchObject({ storylet: 12 });
});

test('a due storylet opens and counts as one more forced in a row', () => {
  const moment = aMoment({ storylets, turn: 7, character: { story: { phase: 'Available' }, forcedInARow: 3 } });
  const turn = openDue(openTurn(moment), moment);

  expect(turn?.changes).toEqual([
    { kind: 'forced in a row', to: 4 },
    { kind: 'met', storylet: 12 },
    { kind: 'story', to: { phase: 'In', storylet: 12, since: 7 } },
  ]);
});

test('a linked storylet does not count as forced', () => {
  const moment = aMoment({
    storylets,
    turn: 7,
    character: { story: { ...ended, next: 13, item: 5 }, met: [13], forcedInARow: 2 },
  });
  const turn = openDue(openTurn(moment), moment);

  expect(turn?.changes).toEqual([{ kind: 'story', to: { phase: 'In', storylet: 13, since: 7, item: 5 } }]);
  expect(turn?.character.forcedInARow).toBe(2);
});

test('nothing opens if nothing is due', () => {
  const moment = aMoment({ character: { story: { phase: 'Available' } } });
  expect(openDue(openTurn(moment), moment)).toBeUndefined();
});
