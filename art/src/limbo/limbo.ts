import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { drawScene } from '../scene/draw-scene.ts';
import { SIGNPOST, signpostScene } from './signpost.ts';

const SIZE = { width: 900, height: 500 };
const CUTS = [
  { width: 900, quality: 46 },
  { width: 450, quality: 48 },
];

/** The picture for a character who is nowhere on the map: a signpost in fog. */
export const limbo: Family = {
  name: 'limbo',
  recipe: import.meta.filename,
  specs: new Map([['signpost', SIGNPOST]]),
  render: async (name) => inSizes(drawScene(signpostScene(SIGNPOST), SIZE), 'limbo', name, CUTS),
  sample: async () => drawScene(signpostScene(SIGNPOST), { width: SIZE.width / 3, height: 166 }),
};
