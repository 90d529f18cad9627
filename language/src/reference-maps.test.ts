import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mapFields, overlayFields, placeFields } from './meaning/map-fields.ts';
import { readWorld } from './meaning/read-world.ts';
import { packOf } from './testing/a-world.ts';

const reference = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'authors', 'reference.md'), 'utf8');
const section = reference.split(/^## /m).find((part) => part.startsWith('A map\n')) ?? '';
const [, path = ''] = /`world\/(maps\/[\w.]+)`/.exec(section) ?? [];
const [, example = ''] = /```json\n(.*?)```/s.exec(section) ?? [];

test('the example of a map is valid and shows every field', () => {
  const { world, problems } = readWorld([{ path, text: example }]);
  expect(problems).toEqual([]);
  const [map] = world.maps;
  const places = [...(map?.places.values() ?? [])];
  const shown = new Set(places.flatMap((place) => Object.keys(place)));
  expect([...shown].sort()).toEqual(Object.keys(placeFields).sort());
  expect(Object.keys(map?.map ?? {}).sort()).toEqual(
    Object.keys(mapFields)
      .filter((key) => key !== 'places')
      .sort(),
  );
  expect(Object.keys(places.find(({ overlay }) => overlay)?.overlay ?? {})).toEqual(Object.keys(overlayFields));
});

test('the example compiles to a drawn map whose root and places exist', () => {
  const area = (key: string, facts: string) => ({
    [`areas/${key}/area.story`]: `= The ${key}\nsetting: Town\nline: it is\nimage: square\n${facts}\n\nIt lies there.\n`,
  });
  const { areas } = packOf({
    ...area('london', 'type: Root'),
    ...area('lampwick', 'type: District\ninside: The london'),
    [path]: example,
  });
  expect(areas.find(({ key }) => key === 'london')?.drawnMap).toMatchObject({ width: 5220, height: 3000 });
  expect(areas.find(({ key }) => key === 'lampwick')?.drawing).toMatchObject({ sprite: 'lampwick', zIndex: 3 });
});

test('the reference lists exactly the fields of a map and of a place', () => {
  const documentedKeys = [...section.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, keys = '']) =>
    keys.replaceAll('`', '').split(', '),
  );
  expect(documentedKeys.sort()).toEqual([...Object.keys(mapFields), ...Object.keys(placeFields)].sort());
});
