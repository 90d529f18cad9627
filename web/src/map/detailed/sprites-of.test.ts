import { expect, test } from 'vitest';
import { spriteLayers } from '../../constants/map.ts';
import { aPlace } from '../a-place.ts';
import { foggedOf, type PlacedSprite, selectionOf, spritesOf } from './sprites-of.ts';

const spot = { labelX: 100, labelY: 80, zIndex: 3 };
const ward = (sprite: string) => ({
  ...spot,
  sprite,
  hitbox: '0,0 10,0 10,10',
  spriteTopLeftX: 10,
  spriteTopLeftY: 20,
  selectionSpriteTopLeftX: 8,
  selectionSpriteTopLeftY: 18,
});
const building = {
  ...spot,
  sprite: 'hall',
  mainDestinationHitbox: '0,0 10,0 10,10',
  mainDestinationSpriteTopLeftX: 40,
  mainDestinationSpriteTopLeftY: 50,
  selectionSpriteTopLeftX: 36,
  selectionSpriteTopLeftY: 44,
};
const closed = { unlocked: false, canMoveTo: false };
const areas = [
  aPlace(11, 'The Square', { jsonInfo: ward('square') }),
  aPlace(12, 'The Yard', { ...closed, jsonInfo: ward('yard') }),
  aPlace(13, 'The Hall', { areaTypeName: 'Destination', jsonInfo: building }),
  aPlace(14, 'The Stone', { areaTypeName: 'Landmark', jsonInfo: ward('stone') }),
  aPlace(15, 'The Steps', { jsonInfo: ward('steps') }),
  aPlace(2, 'Your Rooms', { areaTypeName: 'Lodgings', jsonInfo: ward('rooms') }),
  aPlace(16, 'The Hollow', { discovered: false, jsonInfo: ward('hollow') }),
];
const states = ['available', 'lit', 'selected', 'main', 'main-selected'];
const frames = new Set(
  ['square', 'yard', 'hall', 'stone', 'steps', 'rooms', 'hollow', 'unheard'].flatMap((name) =>
    states.map((state) => `${name}-${state}`),
  ),
);
const outline = (sprites: readonly PlacedSprite[]) => sprites.map(({ frame, layer }) => [frame, spriteLayers[layer]]);

test('draws open places lit and closed ones dim, buildings over wards, and no landmarks', {
  meta: { rows: ['C-MAP-057', 'C-MAP-074'] },
}, () => {
  const { sprites, missing } = spritesOf(areas, frames);
  expect(outline(sprites)).toEqual([
    ['square-lit', 0],
    ['yard-available', 0],
    ['hall-main', 1],
  ]);
  expect(sprites[0]).toMatchObject({ areaId: 11, at: { x: 10, y: 20 }, zIndex: 3 });
  expect(missing).toEqual([]);
});

test('the selection lies above everything else', () => {
  expect(selectionOf(areas, 11, frames).sprites).toMatchObject([
    { frame: 'square-selected', layer: 'selection', at: { x: 8, y: 18 } },
  ]);
  expect(selectionOf(areas, 13, frames).sprites).toMatchObject([
    { frame: 'hall-main-selected', layer: 'mainDestinationSelection', at: { x: 36, y: 44 } },
  ]);
  expect(selectionOf(areas, 14, frames).sprites).toEqual([]);
  expect(selectionOf(areas, undefined, frames).sprites).toEqual([]);
});

test('the selection of a closed place has its own glow', () => {
  expect(selectionOf(areas, 12, frames).sprites).toMatchObject([{ frame: 'yard-selected', isClosed: true }]);
  for (const open of [11, 13]) expect(selectionOf(areas, open, frames).sprites[0]).not.toHaveProperty('isClosed');
});

test('only the building of an open place has lights', () => {
  const hall = (fields: object) =>
    spritesOf([aPlace(13, 'The Hall', { areaTypeName: 'Destination', jsonInfo: building, ...fields })], frames);
  expect(hall(closed).sprites).toMatchObject([{ frame: 'hall-main', isDark: true }]);
  expect(hall({}).sprites[0]).not.toHaveProperty('isDark');
});

test('layers are drawn in order, from the fog to the building under the pointer', {
  meta: { rows: ['C-MAP-074'] },
}, () => {
  expect(Object.entries(spriteLayers).sort(([, one], [, other]) => one - other)).toEqual([
    ['fog', -4],
    ['coastlineSea', -3],
    ['coastline', -2],
    ['sea', -1],
    ['available', 0],
    ['mainDestination', 1],
    ['selection', 2],
    ['mainDestinationSelection', 3],
  ]);
});

test('fog covers wards that are undiscovered or unknown', () => {
  const wards = [...frames].filter((frame) => !/^(hall|stone|steps|rooms)/.test(frame));
  expect(foggedOf(areas, wards)).toEqual(['hollow-available', 'unheard-available']);
});

test('a sprite without a corner, or on no sheet, is left out and reported', { meta: { rows: ['C-MAP-060'] } }, () => {
  const { spriteTopLeftX: _x, ...cornerless } = ward('yard');
  const some = [aPlace(11, 'The Square', { jsonInfo: ward('lost') }), aPlace(12, 'The Yard', { jsonInfo: cornerless })];
  expect(spritesOf(some, frames)).toEqual({
    sprites: [],
    missing: ['yard: no position', 'lost-lit: not on any sheet'],
  });
});
