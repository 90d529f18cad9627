import type { Picture } from '../drawing/picture.ts';
import type { Family } from '../rendering/family.ts';
import { fingerprintOf } from '../rendering/fingerprint.ts';
import { inSizes } from '../rendering/sizes.ts';
import { drawIcon } from './draw-icon.ts';
import type { IconSpec } from './icon-spec.ts';
import { iconSpecs } from './icon-specs.ts';

const written = iconSpecs();
const specs = new Map<string, object>([...written].map(([name, spec]) => [name, withGround(spec)]));
const sizes = [
  { width: 200, quality: 44 },
  { width: 100, quality: 50 },
];

/** The icons of qualities, storylets, branches and cards: a glyph, lit and engraved, on a small card. */
export const icons: Family = {
  name: 'icons',
  recipe: import.meta.filename,
  specs,
  render: async (name) => inSizes(await drawn(name), 'icons', name, sizes),
  sample: () => drawIcon('candle-end', { glyph: 'candle-light', category: 'mystery' }),
};

function drawn(name: string): Promise<Picture> {
  const spec = written.get(name);
  if (spec === undefined) throw new Error(`There is no icon called ${name}`);
  return drawIcon(name, spec);
}

/** An icon is redrawn when the banner behind it changes. */
function withGround(spec: IconSpec): object {
  return spec.scene === undefined ? spec : { ...spec, drawnOn: fingerprintOf(`headers/${spec.scene}-1280.avif`) };
}
