import { expect, test } from 'vitest';
import { aPlace } from './a-place.ts';
import { isOffTheMap } from './off-the-map.ts';

const inside = ({ id, areaKey, name }: ReturnType<typeof aPlace>) => ({ parentArea: { id, areaKey, name } });
const city = aPlace(100, 'The City', { areaTypeName: 'Root', areaKey: 'london' });
const square = aPlace(1, 'The Square', inside(city));
const cellar = aPlace(3, 'The Cellar', { ...inside(square), areaTypeName: 'Destination' });
const island = aPlace(4, 'Nowhere Near');
const rooms = aPlace(2, 'Rooms', { areaTypeName: 'Lodgings' });
const at = (currentArea: ReturnType<typeof aPlace>) => ({
  isSuccess: true,
  areas: [city, square, cellar, island, rooms],
  currentArea,
});

test('places that only a story leads to, and lodgings, count as on the map', () => {
  expect([square, cellar, rooms].map((place) => isOffTheMap(at(place)))).toEqual([false, false, false]);
});

test('a character is off the map in no place, an unknown place, or a place of another map', () => {
  expect(isOffTheMap({ isSuccess: true, areas: [city, square] })).toBe(true);
  expect(isOffTheMap(at(aPlace(9, 'Elsewhere')))).toBe(true);
  expect(isOffTheMap(at(island))).toBe(true);
});
