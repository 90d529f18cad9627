import type { AreaOnMap } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aPlace as place } from './a-place.ts';
import { findPlaces } from './map-list.tsx';
import { placeStateOf } from './place-state.ts';
import { type PlaceOnList, placesOf } from './places-of.ts';

const inside = ({ id, areaKey, name }: AreaOnMap) => ({ parentArea: { id, areaKey, name } });
const square = place(1, 'The Square');
const closed = { unlocked: false, canMoveTo: false, unavailableDescription: 'It is <em>shut</em>.' };
const gate = { id: 9, name: 'The Hatch', image: '', teaser: '', mobileTeaser: '' };
const areas = [
  place(2, 'The Drying Ground', closed),
  place(3, 'The Bell Tower', { ...inside(square), line: 'a hundred steps' }),
  square,
  place(4, 'Café Noir', { unlocked: true }),
  place(5, 'Your Rooms', { areaTypeName: 'Lodgings' }),
  place(6, 'The Mint', { ...closed, ...inside(square), gateEvent: gate }),
  place(7, 'The Mill', { areaTypeName: 'Landmark', visitable: false }),
];
const outline = (places: readonly PlaceOnList[]): unknown[] =>
  places.map(({ area, inside: within }) => (within.length > 0 ? [area.name, ...outline(within)] : area.name));

test('the list nests places and puts open ones first', () => {
  expect(outline(placesOf(areas, square.id))).toEqual([
    ['The Square', 'The Bell Tower', 'The Mint'],
    'Your Rooms',
    'Café Noir',
    'The Mill',
    'The Drying Ground',
  ]);
});

test('the root of the map is not listed', () => {
  const root = place(100, 'The City', { areaTypeName: 'Root', visitable: false });
  const around = [root, ...areas.map((area) => ({ ...inside(root), ...area }))];
  expect(placesOf(around, square.id)).toHaveLength(placesOf(areas, square.id).length);
});

test('a place inside one that is not on the map is at the top level', () => {
  const alone = areas.filter(({ id }) => id !== 1);
  expect(outline(placesOf(alone, square.id))).toContain('The Bell Tower');
});

test('the root of the map is listed only if the character is there', () => {
  const root = place(90, 'The Town', { areaTypeName: 'Root', unlocked: false, canMoveTo: false, visitable: false });
  const town = [...areas.map((area) => ({ ...area, ...inside(root) })), root];
  expect(outline(placesOf(town, square.id)).flat()).not.toContain('The Town');
  expect(outline(placesOf(town, root.id)).flat()).toContain('The Town');
});

test('search finds a place by name or line, ignoring accents, and keeps its ancestors', () => {
  const places = placesOf(areas, square.id);
  expect(findPlaces(places, ' cafe ')).toMatchObject({ count: 1, places: [{ area: { id: 4 } }] });
  expect(outline(findPlaces(places, 'HUNDRED').places)).toEqual([['The Square', 'The Bell Tower']]);
  expect(findPlaces(places, 'hundred').count).toBe(1);
  expect(findPlaces(places, 'atlantis')).toEqual({ count: 0, places: [] });
  expect(findPlaces(places, '').count).toBe(7);
});

test('the state of a place is written out', () => {
  const standings = areas.map((area) => placeStateOf(area, 1)).map(({ kind, words }) => [kind, words]);
  expect(standings).toEqual([
    ['locked', 'locked: It is shut.'],
    ['open', 'open'],
    ['here', 'you are here'],
    ['open', 'open'],
    ['open', 'open'],
    ['gate', 'locked: It is shut.'],
    ['sight', 'in sight'],
  ]);
});
