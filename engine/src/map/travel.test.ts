import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { travel } from './travel.ts';

const atLeast = (level: number) => [{ kind: 'level' as const, quality: ids.secret, atLeast: level }];
const settings = [
  aSetting({ id: 1 }),
  aSetting({ id: 2, canTravel: false }),
  aSetting({ id: 3, canOpenMap: false }),
  aSetting({ id: 4, dropsHand: true }),
];
const areas = [
  anArea({ id: 1 }),
  anArea({ id: 2 }),
  anArea({ id: 3, opens: atLeast(2), gate: 70 }),
  anArea({ id: 4, opens: atLeast(2) }),
  anArea({ id: 5, membersOnly: true }),
  anArea({ id: 6, setting: 2 }),
  anArea({ id: 7, setting: 3 }),
  anArea({ id: 8, setting: 4 }),
];
const storylets = [aStorylet({ areas: [1] }), aStorylet({ id: 70, deck: 'never' })];
const ended = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 1 } as const;

const from = (character: NonNullable<About['character']>, about: About = {}) =>
  aMoment({
    storylets,
    pack: { areas, settings },
    turn: 9,
    ...about,
    character: { restrictions: [], story: { phase: 'Available' }, area: 1, ...character },
  });

test('travelling moves the character and costs nothing', () => {
  expect(turnOf(travel(from({}), 2)).changes).toEqual([{ kind: 'moved', from: 1, to: 2 }]);
});

test('elapsed time counts before the journey', () => {
  const passed = [{ kind: 'forced in a row', to: 0 } as const];

  expect(turnOf(travel({ ...from({}), passed }, 2)).changes).toEqual([...passed, { kind: 'moved', from: 1, to: 2 }]);
});

test('travelling leaves a shown result', () => {
  const turn = turnOf(travel(from({ story: ended }), 2));

  expect(turn.changes).toEqual([
    { kind: 'moved', from: 1, to: 2 },
    { kind: 'story', to: { phase: 'Available' } },
  ]);
});

test('an open storylet prevents travel, unless it has left the world', () => {
  const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
  const lost = { phase: 'In', storylet: 999, since: 1 } as const;

  expect(travel(from({ story: open }), 2)).toEqual(refused('story under way'));
  expect(travel(from({ story: { ...open, phase: 'Rename', branch: ids.ask, secondChances: [] } }), 2)).toEqual(
    refused('story under way'),
  );
  expect(turnOf(travel(from({ story: lost }), 2)).character).toMatchObject({ area: 2, story: { phase: 'Available' } });
});

test('setting and story can forbid travel', () => {
  expect(travel(from({ area: 6 }), 2)).toEqual(refused('travel forbidden'));
  expect(travel(from({ restrictions: ['Travel'] }), 2)).toEqual(refused('travel forbidden'));
  expect(travel(from({ area: 0, restrictions: ['Travel'] }), 2)).toEqual(refused('travel forbidden'));
  expect(travel(from({ area: 7 }), 2)).toEqual(refused('map closed'));
  expect(travel(from({ restrictions: ['Fate'] }), 2)).toMatchObject({ ruling: 'allowed' });
});

test('a character in no area may travel', () => {
  expect(turnOf(travel(from({ area: 0 }), 2)).character.area).toBe(2);
});

test('an unreachable area is refused with the reason', () => {
  expect(travel(from({}), 99)).toEqual(refused('no such area'));
  expect(travel(from({ area: 6 }), 99)).toEqual(refused('no such area'));
  expect(travel(from({}), 1)).toEqual(refused('already there'));
  expect(travel(from({}), 4)).toEqual(refused('area closed'));
  expect(travel(from({}), 5)).toEqual(refused('members only'));
  expect(turnOf(travel(from({ membership: { tier: 'exceptional' } }), 5)).character.area).toBe(5);
});

test('the gate of a closed area opens instead, and the character does not move', () => {
  const turn = turnOf(travel(from({ story: ended }), 3));

  expect(turn.character).toMatchObject({ area: 1, story: { phase: 'In', storylet: 70, since: 9, gate: 3 } });
  expect(turnOf(travel(from({}, { qualities: { [ids.secret]: 2 } }), 3)).character).toMatchObject({
    area: 3,
    story: { phase: 'Available' },
  });
});

test('a storylet that is due opens instead', () => {
  const must = [aStorylet({ areas: [1], urgency: 'must' }), aStorylet({ id: 11, areas: [2] })];
  const turn = turnOf(travel(from({}, { storylets: must }), 2));
  expect(turn.character).toMatchObject({ area: 1, story: { phase: 'In', storylet: ids.lamplighter } });

  const led = turnOf(travel(from({ story: { ...ended, next: 70 } }), 2));
  expect(led.character).toMatchObject({ area: 1, story: { phase: 'In', storylet: 70 } });
});

test('a journey has an aftermath: a setting that keeps no hand discards the cards', () => {
  const cards = { 4: { deck: { count: 1 }, hand: [ids.lamplighter] } };
  const turn = turnOf(travel(from({ area: 8, cards }), 1));

  expect(turn.changes).toContainEqual({ kind: 'card left', table: 4, card: ids.lamplighter, why: 'left behind' });
});

test('the character’s own setting ends with the journey', () => {
  expect(turnOf(travel(from({ setting: 4 }), 2)).changes).toEqual([
    { kind: 'moved', from: 1, to: 2 },
    { kind: 'setting', from: 4, to: undefined },
  ]);
});
