import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../drawing/picture.ts';
import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { drawEngraving } from './draw-engraving.ts';
import type { Engraving } from './engraving.ts';
import { PLATES } from './plates.ts';

const specs: ReadonlyMap<string, Engraving> = new Map(Object.entries(PLATES));
const PLATES_FILE = join(import.meta.dirname, 'plates.ts');
const PIXEL_RATIO = 4 / 3;
const sizes = [
  { width: 200, quality: 52 },
  { width: 100, quality: 58 },
];

/** The pictures of the stories and the things that are seen most: as icons, but cut as the scenes are. */
export const engravings: Family = {
  name: 'engravings',
  recipe: import.meta.filename,
  parts: { collections: [PLATES_FILE], filesOf: fileOfPlate },
  specs,
  render: async (name) => inSizes(drawn(name, PIXEL_RATIO), 'icons', name, sizes),
  sample: async () => drawn('seed-cake', 2 / 3),
};

/** The file of a plate, which is called as it is: a new one makes no other stale. */
function fileOfPlate(name: string): readonly string[] {
  const file = join(import.meta.dirname, 'plates', `${name}.ts`);
  if (!existsSync(file)) throw new Error(`The plate ${name} is to be in ${file}`);
  return [file];
}

function drawn(name: string, pixelRatio: number): Picture {
  const engraving = specs.get(name);
  if (engraving === undefined) throw new Error(`There is no engraving called ${name}`);
  return drawEngraving(name, engraving, pixelRatio);
}
