import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { areasCanBeReached } from './areas-can-be-reached.ts';

const rock = (facts: string, more = {}) =>
  messagesOf(areasCanBeReached, { 'areas/rock/area.story': `= The Rock\nsetting: Town\n${facts}\n`, ...more });
const none = 'nothing leads to "The Rock"; put it on a map, or let an outcome "move to" it';
const noMap = { 'settings/town.story': '= Town\nmap: no\n' };

test('accepts areas on a map, and areas that a story moves to', () => {
  expect(rock('type: District')).toEqual([]);
  expect(rock('type: District\nby story: yes', aStorylet('', aBranch('', anOutcome('move to: The Rock'))))).toEqual([]);
  expect(rock('type: District\nby story: yes', { 'settings/sea.story': '= Sea\nstart at: The Rock\n' })).toEqual([]);
});

test('reports an area that is on no map and in no move', () => {
  expect(rock('type: District\nby story: yes')).toEqual([none]);
  expect(rock('type: District', noMap)).toEqual([none]);
  expect(rock('type: District', { 'settings/town.story': '= Town\ntravel: no\n' })).toEqual([none]);
  expect(rock('type: District', { ...noMap, 'settings/sea.story': '= Sea\n' })).toEqual([]);
});

test('accepts roots and landmarks, which only show on the map', () => {
  expect(rock('type: Root')).toEqual([]);
  expect(rock('type: Landmark')).toEqual([]);
});

test('accepts an area with a pinned number', () => {
  expect(rock('id: 7\ntype: District\nby story: yes')).toEqual([]);
});
