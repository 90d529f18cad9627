import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_WORLD, HEADERS } from '../paths.ts';
import { iconGrounds } from './icon-grounds.ts';
import { iconSpecs } from './icon-specs.ts';

const town = {
  areas: [
    { id: 1, key: 'pier' },
    { id: 2, key: 'square' },
  ],
  storylets: [
    { areas: [1], image: 'rope', branches: [{ image: 'oar', always: { image: 'hat' } }] },
    { areas: [1, 2], image: 'bench' },
    { image: 'bell' },
  ],
  qualities: [{ image: 'hat' }],
};

it('an icon belongs to an area when the stories of that area alone use it', () => {
  expect(iconGrounds(town)).toEqual(
    new Map([
      ['rope', 'pier'],
      ['oar', 'pier'],
    ]),
  );
});

it.skipIf(!existsSync(BUILT_WORLD))('the icons of our world have the banner of the place they belong to', () => {
  const specs = iconSpecs();
  const grounds = iconGrounds(JSON.parse(readFileSync(BUILT_WORLD, 'utf8')));
  // Engravings have a ground of their own.
  const drawn = [...grounds].filter(
    ([icon, area]) => specs.has(icon) && existsSync(join(HEADERS, `${area}-1280.avif`)),
  );

  expect(drawn.filter(([icon, area]) => specs.get(icon)?.scene !== area)).toEqual([]);
});
