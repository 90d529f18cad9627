import { expect, test } from 'vitest';
import { packOf, problemsIn } from '../testing/a-world.ts';

const area = (key: string, facts: string) => ({
  [`areas/${key}/area.story`]: `= The ${key}\nsetting: Town\nline: it is\nimage: square\n${facts}\n\nIt lies there.\n`,
});
const river = {
  ...area('river', 'type: Root'),
  ...area('harbour', 'type: District\ninside: The river'),
  ...area('far-bank', 'type: District\ninside: The river'),
};

test('a map of one picture has the size of the picture, and each place at its percentages', () => {
  const { areas } = packOf({
    ...river,
    'maps/river.txt': '// By hand\r\nharbour: 50 across, 25 down\r\n\r\nfar-bank: 0.5 across, 100 down\r\n',
  });
  const drawing = (wanted: string) => areas.find(({ key }) => key === wanted)?.drawing;

  expect(areas.find(({ key }) => key === 'river')?.drawnMap).toEqual({
    rootPrefix: 'river',
    width: 2048,
    height: 1152,
    minDestZoom: 0,
    spriteSheetCount: 0,
  });
  // The name is below the building, and the marker on it. Both can be clicked.
  expect(drawing('harbour')).toMatchObject({
    labelX: 1024,
    labelY: 288 + 130,
    hitbox: expect.stringMatching(/^1107,390 1058,439 .* 1107,254$/),
    playerMarkerOffsetY: -130,
  });
  // What can be clicked ends at the edge of the map.
  expect(drawing('far-bank')).toMatchObject({
    labelX: 10,
    labelY: 1152 - 130,
    hitbox: expect.stringMatching(/^93,1152 44,1152 0,1152 .* 44,1001 93,1050$/),
  });
});

test.each([
  ['harbour: 101 across, 5 down', '"harbour" lies outside the map; write percentages from 0 to 100'],
  ['harbour: 5 across, 100.1 down', '"harbour" lies outside the map; write percentages from 0 to 100'],
  ['harbour: 5, 5', '"harbour: 5, 5" is no place of a map; write the folder of its area and its middle'],
  ['harbour: -5 across, 5 down', '"harbour: -5 across, 5 down" is no place of a map'],
])('reports the line %j of a map', (line, message) => {
  const written = `far-bank: 1 across, 1 down\nharbour: 2 across, 2 down\n${line}\n`;
  expect(problemsIn({ ...river, 'maps/river.txt': written })).toEqual([
    expect.stringContaining(`maps/river.txt:3:1 ${message}`),
  ]);
});

test('reports a place that is named twice', () => {
  expect(problemsIn({ ...river, 'maps/river.txt': 'harbour: 1 across, 1 down\nharbour: 2 across, 2 down\n' })[0]).toBe(
    'maps/river.txt:2:1 "harbour" is on this map already; delete one of the two lines',
  );
});
