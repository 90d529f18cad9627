import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aMap } from '../../../testing/other-kinds.ts';
import { placesAreDrawn } from './places-are-drawn.ts';

const root = { 'areas/county/area.story': '= The County\nsetting: Town\ntype: Root\n' };
const area = (facts: string, key = 'pier') => ({
  [`areas/${key}/area.story`]: `= The Pier\nsetting: Town\ninside: The County\n${facts}\n`,
});
const pier = { pier: { labelX: 40, labelY: 40 } };

test('on a drawn map every place stands somewhere', () => {
  expect(messagesOf(placesAreDrawn, { ...root, ...area('type: District'), ...aMap('county', pier) })).toEqual([]);
  expect(messagesOf(placesAreDrawn, { ...root, ...area('type: District', 'quay'), ...aMap('county', pier) })).toEqual([
    '"The Pier" is no place of maps/county.json as "quay"; put it there, or write "drawn as: nothing"',
  ]);
});

test('districts, destinations and landmarks are asked, by however many others they lie in the root', () => {
  const inner = { 'areas/lamp/area.story': '= The Lamp\nsetting: Town\ninside: The Pier\ntype: Destination\n' };
  const files = { ...root, ...area('type: Landmark'), ...inner };
  expect(messagesOf(placesAreDrawn, { ...files, ...aMap('county', pier) })).toEqual([
    '"The Lamp" is no place of maps/county.json as "lamp"; put it there, or write "drawn as: nothing"',
  ]);
  expect(messagesOf(placesAreDrawn, { ...files, ...aMap('county', { lamp: { labelX: 1, labelY: 1 } }) })).toHaveLength(
    1,
  );
  for (const type of ['Lodgings', 'Special']) {
    expect(messagesOf(placesAreDrawn, { ...root, ...area(`type: ${type}`), ...aMap('county', {}) })).toEqual([]);
  }
});

test('a place may be drawn as another, which is there; or as nothing', () => {
  const drawnAs = (as: string) =>
    messagesOf(placesAreDrawn, { ...root, ...area(`type: Special\ndrawn as: ${as}`, 'quay'), ...aMap('county', pier) });
  expect(drawnAs('pier')).toEqual([]);
  expect(drawnAs('nothing')).toEqual([]);
  expect(drawnAs('peir')).toEqual(['"The Pier" is no place of maps/county.json as "peir". Did you mean "pier"?']);
});

test('where the root has no map nobody is asked, nor is what lies under no root', () => {
  expect(messagesOf(placesAreDrawn, { ...root, ...area('type: District', 'quay') })).toEqual([]);
  expect(messagesOf(placesAreDrawn, { ...root, ...area('type: District', 'quay'), ...aMap('sea', pier) })).toEqual([]);
  expect(messagesOf(placesAreDrawn, { ...root, ...aMap('county', pier) })).toEqual([]);
});

test('a folder for maps that the pack names has some', () => {
  const pack = '= Small\nstart at: The Square\nfaces: plain\nmaps: ../atlas\n';
  expect(messagesOf(placesAreDrawn, { 'pack.story': pack })).toEqual([
    'no map is kept in "../atlas"; name another folder, or leave this out',
  ]);
  expect(messagesOf(placesAreDrawn, { 'pack.story': pack, ...aMap('county', pier) })).toEqual([]);
});
