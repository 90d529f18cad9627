import type { Change, Requirement } from '@underhall/engine';
import { type About, aMoment, anArea, aQuality, aStorylet, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentMapChange } from './present-map-change.ts';

const asks = (atLeast: number, quality = 1): Requirement[] => [{ kind: 'level', quality, atLeast }];
const rises = (from: number, to: number, kind: 'quality' | 'shared' = 'quality'): Change => ({
  kind,
  quality: 1,
  from: { level: from, points: 0 },
  to: { level: to, points: 0 },
  how: 'changed',
});
const isOutOfDate = (changes: readonly Change[], area: Parameters<typeof anArea>[0], about: About = {}): boolean => {
  const pack = {
    qualities: [aQuality({ id: 1 })],
    areas: [anArea({ id: 1 }), anArea(area), anArea({ id: 4, type: 'Destination', parent: area.id })],
  };
  const { character, world } = aMoment({ pack, ...about });
  return presentMapChange({ character, changes }, world).length > 0;
};

test('only the client learns that the map changed', () => {
  const { character, world } = aMoment();
  expect(presentMapChange({ character, changes: [{ kind: 'moved', from: 2, to: 1 }] }, world)).toEqual([
    { type: 'MapShouldUpdateMessage', priority: 3, message: 'The map is not what it was.' },
  ]);
});

test.each<Change>([
  { kind: 'moved', from: 2, to: 1 },
  { kind: 'setting', from: undefined, to: 1 },
  { kind: 'lodged', lodging: 1 },
  { kind: 'revealed', restriction: 'Travel' },
  { kind: 'held back', restriction: 'Travel' },
  { kind: 'worn', slot: 'Hat', item: ids.hat },
  { kind: 'taken off', slot: 'Hat', item: ids.hat },
])('$kind changes the map', (change) => {
  expect(isOutOfDate([change], { id: 2 })).toBe(true);
});

test('discovering or opening a place changes the map, and a level without effect does not', () => {
  const qualities = { 1: 3 };
  for (const fact of ['discovered', 'opens'] as const) {
    expect(isOutOfDate([rises(2, 3)], { id: 2, [fact]: asks(3) }, { qualities }), fact).toBe(true);
    expect(isOutOfDate([rises(1, 3)], { id: 2, [fact]: asks(4) }, { qualities }), fact).toBe(false);
    expect(isOutOfDate([rises(3, 5)], { id: 2, [fact]: asks(3) }, { qualities: { 1: 5 } }), fact).toBe(false);
    expect(isOutOfDate([rises(5, 2)], { id: 2, [fact]: asks(3) }, { qualities: { 1: 2 } }), fact).toBe(true);
  }
});

test('a level that goes up and down in one turn changes nothing', () => {
  const otherPlace = { id: 2, opens: asks(3) };
  expect(isOutOfDate([rises(2, 3), rises(3, 2)], otherPlace, { qualities: { 1: 2 } })).toBe(false);
  expect(isOutOfDate([rises(2, 4), rises(4, 3)], otherPlace, { qualities: { 1: 3 } })).toBe(true);
});

test('a shared level opens places too', () => {
  const about = {
    pack: {
      qualities: [aQuality({ id: 1, shared: true })],
      areas: [anArea({ id: 1 }), anArea({ id: 2, opens: asks(3) })],
    },
  };
  const { character, world } = aMoment(about);
  const shared = { ids: [1], levels: [3], points: [0], rows: [1] };
  const turn = (from: number) => ({ character, changes: [rises(from, 3, 'shared')] });
  expect(presentMapChange(turn(2), { ...world, shared })).toHaveLength(1);
  expect(presentMapChange(turn(3), { ...world, shared })).toEqual([]);
});

test('a place that requires a meeting, and a gate that opens, change the map', () => {
  const metStorylet: Change = { kind: 'met', storylet: ids.lamplighter };
  const knowing = { character: { met: [ids.lamplighter] } };
  const opens: Requirement[] = [{ kind: 'met', storylet: ids.lamplighter, isMet: true }];
  expect(isOutOfDate([metStorylet], { id: 2, opens }, knowing)).toBe(true);
  expect(isOutOfDate([metStorylet], { id: 2 }, knowing)).toBe(false);

  const storylets = [aStorylet({ when: asks(3) })];
  const gated = { id: 2, gate: ids.lamplighter, opens: asks(9) };
  expect(isOutOfDate([rises(2, 3)], gated, { storylets, qualities: { 1: 3 } })).toBe(true);
  expect(isOutOfDate([rises(3, 4)], gated, { storylets, qualities: { 1: 4 } })).toBe(false);
});

test('a place inside one that opens changes too, even the current place', () => {
  const about = { qualities: { 1: 3 }, character: { area: 2 } };
  expect(isOutOfDate([rises(2, 3)], { id: 2, discovered: asks(3) }, about)).toBe(true);
});

test('unrelated changes leave the map as it is', () => {
  expect(isOutOfDate([{ kind: 'revealed', restriction: 'Fate' }], { id: 2 })).toBe(false);
  expect(isOutOfDate([{ kind: 'held back', restriction: 'Agents' }], { id: 2 })).toBe(false);
  expect(isOutOfDate([{ kind: 'forced in a row', to: 1 }], { id: 2, opens: asks(3) }, { qualities: { 1: 3 } })).toBe(
    false,
  );
});
