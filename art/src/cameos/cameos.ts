import type { Picture } from '../drawing/picture.ts';
import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { cameoSpecs } from './cameo-specs.ts';
import { drawCameo } from './draw-cameo.ts';

const specs = cameoSpecs();
const sizes = [
  { width: 260, quality: 55 },
  { width: 130, quality: 58 },
];

/** The faces that players choose among: cut-paper profiles with gilt lines, in a beaded ebony frame. */
export const cameos: Family = {
  name: 'cameos',
  recipe: import.meta.filename,
  specs,
  render: (name) => inSizes(drawn(name, 3), 'cameos', name, sizes),
  sample: async () => drawn('beardy', 1),
};

function drawn(name: string, pixelRatio: number): Picture {
  const spec = specs.get(name);
  if (spec === undefined) throw new Error(`There is no cameo called ${name}`);
  return drawCameo(name, spec, pixelRatio);
}
