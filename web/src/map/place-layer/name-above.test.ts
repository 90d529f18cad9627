import { expect, test } from 'vitest';
import { aPlace } from '../a-place.ts';
import { placesOnMap } from '../area-on-map.ts';
import { nameAbove } from './name-above.ts';

type Named = readonly [name: string, labelX: number, labelY: number, type?: 'District' | 'Destination'];

/** The names that move down, each with the kind of the name above. */
function roomMade(...places: readonly Named[]): Readonly<Record<string, string>> {
  const areas = places.map(([name, labelX, labelY, type = 'District'], index) =>
    aPlace(index + 10, name, { areaTypeName: type, jsonInfo: { labelX, labelY, zIndex: index } }),
  );
  const shown = placesOnMap(areas, {});
  return Object.fromEntries(
    shown.flatMap((place) => {
      const above = nameAbove(place, shown);
      return above ? [[place.area.name, above]] : [];
    }),
  );
}

test('the name of a district moves down for that of a building close above it or at its height', () => {
  for (const y of [914, 1000])
    expect(roomMade(['The Quay', 500, 1000], ['The Scales', 500, y, 'Destination'])).toEqual({
      'The Quay': 'building',
    });
  for (const [x, y] of [
    [500, 1080],
    [500, 860],
    [850, 914],
  ] as const)
    expect(roomMade(['The Quay', 500, 1000], ['The Scales', x, y, 'Destination'])).toEqual({});
});

test('of two overlapping districts the lower name moves down, and at equal height the later one', () => {
  expect(roomMade(['The Bell Room', 500, 1000], ['The Playhouse', 500, 1000])).toEqual({ 'The Playhouse': 'district' });
  const [cross, drying] = ['Market Cross', 'The Drying Ground'];
  expect(roomMade([drying, 1000, 1520], [cross, 1760, 1496])).toEqual({ [drying]: 'district' });
  expect(roomMade([drying, 1000, 1520], [cross, 1760, 1380])).toEqual({});
  expect(roomMade([drying, 856, 1520], [cross, 1760, 1496])).toEqual({});
});
