import { expect, test } from 'vitest';
import { aPlace } from './a-place.ts';
import { drawnPartOf } from './drawn-root.ts';

const size = { labelX: 0, labelY: 0, zIndex: 0, width: 5220, height: 3000 };
const inside = ({ id, areaKey, name }: ReturnType<typeof aPlace>) => ({ parentArea: { id, areaKey, name } });
const city = aPlace(100, 'The City', { areaTypeName: 'Root', areaKey: 'london', jsonInfo: size });
const sea = aPlace(101, 'The Sea', { areaTypeName: 'Root', areaKey: 'unterzee', jsonInfo: { ...size, width: 2048 } });
const square = aPlace(1, 'The Square', inside(city));
const map = {
  isSuccess: true,
  areas: [
    square,
    aPlace(3, 'The Tower', inside(square)),
    aPlace(4, 'The Reef', inside(sea)),
    aPlace(2, 'Rooms'),
    city,
    sea,
  ],
};
const drawn = (areaKey?: string) => drawnPartOf(map, areaKey === undefined ? {} : { mapRootArea: { areaKey } });
const names = (areaKey?: string) => drawn(areaKey)?.map.areas.map(({ name }) => name);

test('a map has the areas under its root and those without a root', () => {
  expect(names('london')).toEqual(['The Square', 'The Tower', 'Rooms', 'The City']);
  expect(names('unterzee')).toEqual(['The Reef', 'Rooms', 'The Sea']);
  expect(drawn('unterzee')?.root.width).toBe(2048);
});

test('outside all maps the first one is drawn, and a map without geometry is not', () => {
  expect(drawn()?.root.rootPrefix).toBe('london');
  expect(drawn('atlantis')).toBe(undefined);
  const bare = { ...map, areas: [{ ...city, jsonInfo: { labelX: 0, labelY: 0, zIndex: 0 } }] };
  expect(drawnPartOf(bare, {})).toBe(undefined);
});
