import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aMap } from '../../../testing/other-kinds.ts';
import { placesAreDrawn } from './places-are-drawn.ts';

const root = { 'areas/county/area.story': '= The County\nsetting: Town\ntype: Root\n' };
const area = (facts: string, key = 'pier') => ({
  [`areas/${key}/area.story`]: `= The Pier\nsetting: Town\ninside: The County\n${facts}\n`,
});
const pier = { pier: { labelX: 40, labelY: 40 } };

test('accepts a drawn map with all its areas', () => {
  expect(messagesOf(placesAreDrawn, { ...root, ...area('type: District'), ...aMap('county', pier) })).toEqual([]);
  expect(messagesOf(placesAreDrawn, { ...root, ...area('type: District', 'quay'), ...aMap('county', pier) })).toEqual([
    '"The Pier" has no place "quay" on maps/county.json; add it there, or write "drawn as: nothing"',
  ]);
});

test('checks districts, destinations and landmarks at any depth under the root', () => {
  const inner = { 'areas/lamp/area.story': '= The Lamp\nsetting: Town\ninside: The Pier\ntype: Destination\n' };
  const files = { ...root, ...area('type: Landmark'), ...inner };
  expect(messagesOf(placesAreDrawn, { ...files, ...aMap('county', pier) })).toEqual([
    '"The Lamp" has no place "lamp" on maps/county.json; add it there, or write "drawn as: nothing"',
  ]);
  expect(messagesOf(placesAreDrawn, { ...files, ...aMap('county', { lamp: { labelX: 1, labelY: 1 } }) })).toHaveLength(
    1,
  );
  for (const type of ['Lodgings', 'Special']) {
    expect(messagesOf(placesAreDrawn, { ...root, ...area(`type: ${type}`), ...aMap('county', {}) })).toEqual([]);
  }
});

test('names the one place of a map of percentages that is no area', () => {
  const map = { 'maps/county.txt': 'the-old-landing: 40 across, 40 down\n' };
  expect(messagesOf(placesAreDrawn, { ...root, ...area('type: District', 'quay'), ...map })).toEqual([
    '"The Pier" has no place "quay" on maps/county.txt. "the-old-landing" on this map is no area; correct its name.',
  ]);
});

test('"drawn as" may name another place of the map, or nothing', () => {
  const drawnAs = (as: string) =>
    messagesOf(placesAreDrawn, { ...root, ...area(`type: Special\ndrawn as: ${as}`, 'quay'), ...aMap('county', pier) });
  expect(drawnAs('pier')).toEqual([]);
  expect(drawnAs('nothing')).toEqual([]);
  expect(drawnAs('peir')).toEqual(['"The Pier" has no place "peir" on maps/county.json. Did you mean "pier"?']);
});

test('skips roots without a map, and areas under no root', () => {
  expect(messagesOf(placesAreDrawn, { ...root, ...area('type: District', 'quay') })).toEqual([]);
  expect(messagesOf(placesAreDrawn, { ...root, ...area('type: District', 'quay'), ...aMap('sea', pier) })).toEqual([]);
  expect(messagesOf(placesAreDrawn, { ...root, ...aMap('county', pier) })).toEqual([]);
});

test('reports an empty folder of maps', () => {
  const pack = '= Small\nstart at: The Square\nfaces: plain\nmaps: ../atlas\n';
  expect(messagesOf(placesAreDrawn, { 'pack.story': pack })).toEqual([
    'there is no map in "../atlas"; name another folder, or delete this',
  ]);
  expect(messagesOf(placesAreDrawn, { 'pack.story': pack, ...aMap('county', pier) })).toEqual([]);
});

test('reports a map of percentages whose root is missing', () => {
  const map = { 'maps/county.txt': 'pier: 40 across, 40 down\n' };
  expect(messagesOf(placesAreDrawn, map)).toEqual([
    'nothing is drawn on this map; write areas/county/area.story with "type: Root", and "inside:" and its name in each place on it',
  ]);
  expect(messagesOf(placesAreDrawn, { ...root, ...map })).toEqual([]);
});
