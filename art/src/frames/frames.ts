import { drawFrame } from '../cameos/draw-frame.ts';
import { FRAMES, type FrameName } from '../cameos/oval-frame.ts';
import type { Picture } from '../drawing/picture.ts';
import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';

const specs = new Map<string, { readonly metal: FrameName }>(
  (['silver', 'verdigris', 'bone', 'jet'] as const).map((metal) => [metal, { metal }]),
);
const sizes = [
  { width: 260, quality: 58 },
  { width: 130, quality: 60 },
];

/** Frames that are laid over a cameo's own: the same moulding in other metals, with nothing inside or outside. */
export const frames: Family = {
  name: 'frames',
  recipe: import.meta.filename,
  specs,
  render: (name) => inSizes(drawn(name, 3), 'frames', name, sizes),
  sample: async () => drawn('silver', 1),
};

function drawn(name: string, pixelRatio: number): Picture {
  const spec = specs.get(name);
  if (spec === undefined) throw new Error(`There is no frame called ${name}`);
  return drawFrame(FRAMES[spec.metal], pixelRatio);
}
