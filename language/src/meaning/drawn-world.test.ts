import type { Pack } from '@underhall/engine';
import { expect, test } from 'vitest';
import { packOf } from '../testing/a-world.ts';
import { aMap } from '../testing/other-kinds.ts';

const area = (key: string, facts: string) => ({
  [`areas/${key}/area.story`]: `= The ${key}\nsetting: Town\nline: it is\nimage: square\n${facts}\n\nIt lies there.\n`,
});
const root = area('county', 'type: Root');
const pier = {
  labelX: 40,
  labelY: 30,
  zIndex: 2,
  hitbox: '10,10 90,10 50,70',
  sprite: 'pier',
  spriteTopLeftX: 5,
  spriteTopLeftY: 5,
};
const drawn = ({ areas }: Pack, key: string) => areas.find((each) => each.key === key)?.drawing;

test("an area has the place of its folder's name; other places of the map are left out", () => {
  const pack = packOf({
    ...root,
    ...area('pier', 'type: District\ninside: The county'),
    ...area('lamp', 'type: Landmark\ninside: The pier'),
    ...aMap('county', { pier, lamp: { labelX: 1, labelY: 2, hideLabel: true }, 'not-written-yet': pier }),
  });

  expect(drawn(pack, 'pier')).toEqual(pier);
  expect(drawn(pack, 'lamp')).toEqual({ labelX: 1, labelY: 2, zIndex: 0, hideLabel: true });
  expect(JSON.stringify(pack)).not.toContain('not-written-yet');
  expect(pack.areas.find(({ key }) => key === 'county')).toMatchObject({
    drawnMap: { rootPrefix: 'county', width: 100, height: 80, minDestZoom: 3.5, spriteSheetCount: 1 },
  });
});

test('an area may be drawn as another place or as nothing, and its author decides on the label', () => {
  const pack = packOf({
    ...root,
    ...area('by-night', 'type: District\ninside: The county\ndrawn as: pier\nlabel: no'),
    ...area('hut', 'type: Destination\ninside: The county\ndrawn as: nothing'),
    ...area('lamp', 'type: Landmark\ninside: The county\nlabel: yes'),
    ...aMap('county', { pier, hut: pier, lamp: { labelX: 1, labelY: 2, hideLabel: true } }),
  });

  expect(drawn(pack, 'by-night')).toEqual({ ...pier, hideLabel: true });
  expect(drawn(pack, 'hut')).toBeUndefined();
  expect(drawn(pack, 'lamp')).toEqual({ labelX: 1, labelY: 2, zIndex: 0 });
});

test('areas under another root or none are not on the map', () => {
  const pack = packOf({
    ...root,
    ...area('sea', 'type: Root'),
    ...area('pier', 'type: District\ninside: The sea'),
    ...aMap('county', { pier, square: pier }),
  });

  expect([drawn(pack, 'pier'), drawn(pack, 'square')]).toEqual([undefined, undefined]);
  expect(pack.areas.find(({ key }) => key === 'sea')).not.toHaveProperty('drawnMap');
});

test('areas that lie in one another do not cause an endless loop', () => {
  const files = {
    ...area('pier', 'type: District\ninside: The hut'),
    ...area('hut', 'type: District\ninside: The pier'),
  };

  expect(drawn(packOf({ ...files, ...aMap('county', { pier }) }), 'pier')).toBeUndefined();
});
