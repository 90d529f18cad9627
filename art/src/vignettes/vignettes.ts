import { join } from 'node:path';
import type { Picture } from '../drawing/picture.ts';
import { drawEngraving } from '../engravings/draw-engraving.ts';
import type { Engraving } from '../engravings/engraving.ts';
import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { PLATES } from './plates.ts';

const PLATES_FILE = join(import.meta.dirname, 'plates.ts');
const PIXEL_RATIO = 4 / 3;
const sizes = [
  { width: 200, quality: 52 },
  { width: 100, quality: 58 },
];

/** Icons that are cut as the scenes are, and that several things may share. */
export const vignettes: Family = {
  name: 'vignettes',
  recipe: import.meta.filename,
  parts: {
    collections: [PLATES_FILE],
    filesOf: (name) => [join(import.meta.dirname, 'plates', `${plate(name).group}.ts`)],
  },
  specs: new Map([...PLATES].map(([name, { engraving }]): [string, Engraving] => [name, engraving])),
  render: async (name) => inSizes(drawn(name, PIXEL_RATIO), 'icons', name, sizes),
  sample: async () => drawn('water-bucket', 2 / 3),
};

function plate(name: string): { readonly group: string; readonly engraving: Engraving } {
  const found = PLATES.get(name);
  if (found === undefined) throw new Error(`There is no vignette called ${name}`);
  return found;
}

function drawn(name: string, pixelRatio: number): Picture {
  return drawEngraving(name, plate(name).engraving, pixelRatio);
}
