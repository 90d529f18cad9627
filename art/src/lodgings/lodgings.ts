import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { drawScene } from '../scene/draw-scene.ts';
import { DWELLINGS } from './dwelling.ts';
import { dwellingScene } from './dwelling-scene.ts';

const SIZE = { width: 520, height: 676 };
const CUTS = [
  { width: 520, quality: 50 },
  { width: 260, quality: 52 },
];

/** The houses one can live in, each a little better lit than the one before. */
export const lodgings: Family = {
  name: 'lodgings',
  recipe: import.meta.filename,
  specs: DWELLINGS,
  render: async (name) => {
    const dwelling = DWELLINGS.get(name);
    if (dwelling === undefined) throw new Error(`There is no dwelling called ${name}`);
    return inSizes(drawScene(dwellingScene(name, dwelling), SIZE), 'lodgings', name, CUTS);
  },
  sample: async () =>
    drawScene(dwellingScene('half-landing', { palette: 'gas', building: 'boardingHouse', standing: 1 }), {
      width: SIZE.width / 2,
      height: SIZE.height / 2,
    }),
};
