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

test('a map is read whole: how large it is, where its sheets are, where places stand', () => {
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

test('what is no JSON is told where it stops being so', () => {
  expect(mistakes('{\n  "width": 100,\n  height: 80\n}\n')).toEqual([
    'maps/county.json:3:3 this is no JSON any more here',
  ]);
  expect(mistakes('{ "width": 100')).toEqual(['maps/county.json:1:15 this is no JSON any more here']);
  expect(mistakes('[]')).toEqual(['maps/county.json:1:1 a map is written in braces: { "width": 2048, ... }']);
});

test('an unknown field is told where it stands, with what may have been meant', () => {
  expect(mistakes(withPier('"labelX": 40, "labelY": 30,', '"hitbx": "10,10 90,10 50,70"'))).toEqual([
    'maps/county.json:7:16 "hitbx" is unknown here. Did you mean "hitbox"?',
  ]);
  expect(mistakes(county(['  "colour": "brown", "places": {}']))).toEqual([
    'maps/county.json:4:13 "colour" is unknown here. Known: rootPrefix, width, height, minDestZoom, spriteSheetCount, places',
  ]);
});

test.each([
  ['"hitbox": "10,10 90,10"', 'has three corners at least, like "120,80 300,80 210,240"'],
  ['"hitbox": "10,10 90 50,70"', 'has "90" where a corner should be, like "120,80"'],
  ['"hitbox": "10,10 90,10 50,81"', 'goes beyond the map with "50,81": it is 100 by 80'],
  ['"hitbox": "10,10 50,50 30,30"', 'encloses nothing: its corners lie on one line'],
  ['"hitbox": [10, 10]', 'has three corners at least, like "120,80 300,80 210,240"'],
  ['"mainDestinationHitbox": "-1,10 90,10 50,70"', 'goes beyond the map with "-1,10": it is 100 by 80'],
  ['"spriteTopLeftX": 101', 'is 101; it is a number from 0 to 100 on this map'],
  ['"spriteTopLeftY": "10"', 'is "10"; it is a number from 0 to 80 on this map'],
  ['"pinOffsetY": -81', 'is -81; it is a number from -80 to 80 on this map'],
  ['"headerOffsetX": 101', 'is 101; it is a number from 0 to 100 on this map'],
  ['"zIndex": 1.5', 'is 1.5; it is a whole number'],
  ['"hideLabel": "yes"', 'is "yes"; it is true or false'],
  ['"sprite": "The Pier"', 'is "The Pier"; it is a name of small letters, digits and hyphens'],
])('%s is told', (field, message) => {
  const name = field.slice(0, field.indexOf(':'));
  expect(mistakes(withPier('"labelX": 40, "labelY": 30,', field))).toEqual([
    `maps/county.json:7:${name.length + 9} ${name} ${message}`,
  ]);
});

test('what a place and a map cannot do without is asked for', () => {
  expect(mistakes(withPier('"labelX": 40'))).toEqual(['maps/county.json:5:13 "labelY" is missing here']);
  expect(mistakes('{ "width": 100, "height": 80, "places": {} }')).toEqual([
    'maps/county.json:1:1 "rootPrefix" is missing here',
    'maps/county.json:1:1 "minDestZoom" is missing here',
    'maps/county.json:1:1 "spriteSheetCount" is missing here',
  ]);
  expect(mistakes(county(['  "places": [1]']))).toEqual([
    'maps/county.json:4:13 "places" has the places by their names: { "lampwick": { ... } }',
  ]);
  expect(mistakes(county(['  "places": { "pier": 1 }']))).toEqual([
    'maps/county.json:4:23 "pier" is not a place: { "labelX": 100, "labelY": 80 }',
  ]);
});

test('a sprite lies somewhere, by both its numbers', () => {
  const sprite = (told: string) => mistakes(withPier('"labelX": 40, "labelY": 30,', told));
  expect(sprite('"sprite": "pier"')).toEqual([
    'maps/county.json:7:17 "pier" has a sprite that lies nowhere: write "spriteTopLeftX" and "spriteTopLeftY"',
  ]);
  expect(sprite('"sprite": "pier", "selectionSpriteTopLeftX": 3')).toEqual([
    'maps/county.json:5:13 "selectionSpriteTopLeftX" and "selectionSpriteTopLeftY" are written together',
  ]);
  expect(sprite('"sprite": "pier", "mainDestinationSpriteTopLeftX": 3, "mainDestinationSpriteTopLeftY": 3')).toEqual(
    [],
  );
});

test('a picture over the map is whole, and lies on it', () => {
  const overlay = (told: string) => mistakes(withPier('"labelX": 40, "labelY": 30,', `"overlay": ${told}`));
  expect(overlay('{ "index": 1, "x": 10, "y": 10, "width": 50, "height": 20 }')).toEqual([]);
  expect(overlay('{ "index": 1, "x": 10, "y": 90, "width": 50, "height": 20 }')).toEqual([
    'maps/county.json:7:46 "y" is 90; it is a number from 0 to 80 on this map',
  ]);
  expect(overlay('{ "index": 1 }')).toHaveLength(4);
  expect(overlay('7')).toEqual([
    'maps/county.json:7:18 "overlay" is a picture: { "index": 0, "x": 10, "y": 10, "width": 200, "height": 100 }',
  ]);
});
