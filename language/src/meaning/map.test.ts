import { expect, test } from 'vitest';
import { aWorld, problemsIn } from '../testing/a-world.ts';
import { readWorld } from './read-world.ts';

const county = (lines: readonly string[]): string =>
  [
    '{',
    '  "rootPrefix": "county", "width": 100, "height": 80,',
    '  "minDestZoom": 3.5, "spriteSheetCount": 2,',
    ...lines,
    '}',
    '',
  ].join('\n');
const withPier = (...fields: readonly string[]): string =>
  county(['  "places": {', '    "pier": {', ...fields.map((field) => `      ${field}`), '    }', '  }']);
const mistakes = (text: string): readonly string[] => problemsIn({ 'maps/county.json': text });

test('reads a map with its size, its sheets and its places', () => {
  const text = withPier(
    '"labelX": 40, "labelY": 30.5, "hitbox": "10,10 90,10 50,70.5", "sprite": "old-pier", "spriteTopLeftX": 0, "spriteTopLeftY": 2',
  );
  const { world, problems } = readWorld(aWorld({ 'maps/county.json': text }));

  expect(problems).toEqual([]);
  expect(world.maps).toEqual([
    {
      root: 'county',
      file: 'maps/county.json',
      map: { rootPrefix: 'county', width: 100, height: 80, minDestZoom: 3.5, spriteSheetCount: 2 },
      places: new Map([
        [
          'pier',
          {
            labelX: 40,
            labelY: 30.5,
            zIndex: 0,
            hitbox: '10,10 90,10 50,70.5',
            sprite: 'old-pier',
            spriteTopLeftX: 0,
            spriteTopLeftY: 2,
          },
        ],
      ]),
    },
  ]);
});

test('reports where a file stops being valid JSON', () => {
  expect(mistakes('{\n  "width": 100,\n  height: 80\n}\n')).toEqual(['maps/county.json:3:3 invalid JSON from here on']);
  expect(mistakes('{ "width": 100')).toEqual(['maps/county.json:1:15 invalid JSON from here on']);
  expect(mistakes('[]')).toEqual(['maps/county.json:1:1 a map is a JSON object: { "width": 2048, ... }']);
});

test('reports an unknown field at its place and suggests the nearest', () => {
  expect(mistakes(withPier('"labelX": 40, "labelY": 30,', '"hitbx": "10,10 90,10 50,70"'))).toEqual([
    'maps/county.json:7:16 "hitbx" is unknown here. Did you mean "hitbox"?',
  ]);
  expect(mistakes(county(['  "colour": "brown", "places": {}']))).toEqual([
    'maps/county.json:4:13 "colour" is unknown here. Known: rootPrefix, width, height, minDestZoom, spriteSheetCount, places',
  ]);
});

test.each([
  ['"hitbox": "10,10 90,10"', 'needs at least three corners, like "120,80 300,80 210,240"'],
  ['"hitbox": "10,10 90 50,70"', 'has "90" where a corner should be, like "120,80"'],
  ['"hitbox": "10,10 90,10 50,81"', 'lies outside the map with "50,81": it is 100 by 80'],
  ['"hitbox": "10,10 50,50 30,30"', 'encloses nothing: its corners lie on one line'],
  ['"hitbox": [10, 10]', 'needs at least three corners, like "120,80 300,80 210,240"'],
  ['"mainDestinationHitbox": "-1,10 90,10 50,70"', 'lies outside the map with "-1,10": it is 100 by 80'],
  ['"spriteTopLeftX": 101', 'is 101; it must be a number from 0 to 100 on this map'],
  ['"spriteTopLeftY": "10"', 'is "10"; it must be a number from 0 to 80 on this map'],
  ['"pinOffsetY": -81', 'is -81; it must be a number from -80 to 80 on this map'],
  ['"headerOffsetX": 101', 'is 101; it must be a number from 0 to 100 on this map'],
  ['"zIndex": 1.5', 'is 1.5; it must be a whole number'],
  ['"hideLabel": "yes"', 'is "yes"; it must be true or false'],
  ['"sprite": "The Pier"', 'is "The Pier"; it must be a name of small letters, digits and hyphens'],
])('reports %s', (field, message) => {
  const name = field.slice(0, field.indexOf(':'));
  expect(mistakes(withPier('"labelX": 40, "labelY": 30,', field))).toEqual([
    `maps/county.json:7:${name.length + 9} ${name} ${message}`,
  ]);
});

test('reports missing fields of maps and places', () => {
  expect(mistakes(withPier('"labelX": 40'))).toEqual(['maps/county.json:5:13 "labelY" is missing here']);
  expect(mistakes('{ "width": 100, "height": 80, "places": {} }')).toEqual([
    'maps/county.json:1:1 "rootPrefix" is missing here',
    'maps/county.json:1:1 "minDestZoom" is missing here',
    'maps/county.json:1:1 "spriteSheetCount" is missing here',
  ]);
  expect(mistakes(county(['  "places": [1]']))).toEqual([
    'maps/county.json:4:13 "places" must be an object of places by name: { "lampwick": { ... } }',
  ]);
  expect(mistakes(county(['  "places": { "pier": 1 }']))).toEqual([
    'maps/county.json:4:23 "pier" must be an object like { "labelX": 100, "labelY": 80 }',
  ]);
});

test('a sprite needs both coordinates', () => {
  const sprite = (told: string) => mistakes(withPier('"labelX": 40, "labelY": 30,', told));
  expect(sprite('"sprite": "pier"')).toEqual([
    'maps/county.json:7:17 "pier" has a sprite without a position; add "spriteTopLeftX" and "spriteTopLeftY"',
  ]);
  expect(sprite('"sprite": "pier", "selectionSpriteTopLeftX": 3')).toEqual([
    'maps/county.json:5:13 "selectionSpriteTopLeftX" and "selectionSpriteTopLeftY" must be written together',
  ]);
  expect(sprite('"sprite": "pier", "mainDestinationSpriteTopLeftX": 3, "mainDestinationSpriteTopLeftY": 3')).toEqual(
    [],
  );
});

test('an overlay needs all of its fields, within the map', () => {
  const overlay = (told: string) => mistakes(withPier('"labelX": 40, "labelY": 30,', `"overlay": ${told}`));
  expect(overlay('{ "index": 1, "x": 10, "y": 10, "width": 50, "height": 20 }')).toEqual([]);
  expect(overlay('{ "index": 1, "x": 10, "y": 90, "width": 50, "height": 20 }')).toEqual([
    'maps/county.json:7:46 "y" is 90; it must be a number from 0 to 80 on this map',
  ]);
  expect(overlay('{ "index": 1 }')).toHaveLength(4);
  expect(overlay('7')).toEqual([
    'maps/county.json:7:18 "overlay" must be an object like { "index": 0, "x": 10, "y": 10, "width": 200, "height": 100 }',
  ]);
});
