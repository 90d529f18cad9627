import type { Picture } from '../drawing/picture.ts';
import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { Size } from '../scene/scene-spec.ts';
import { HEROES } from './hero-scenes.ts';

const specs = new Map(Object.entries(HEROES));
const sizes = [
  { width: 1600, quality: 45 },
  { width: 800, quality: 48 },
];

/** The large pictures of the landing page: one dark figure to the right of a scene, with a prop and a small lamp. */
export const heroes: Family = {
  name: 'heroes',
  recipe: import.meta.filename,
  specs,
  render: async (name) => inSizes(drawn(name, { width: 1600, height: 900 }), 'heroes', name, sizes),
  sample: async () => drawn('boatman', { width: 224, height: 126 }),
};

function drawn(name: string, size: Size): Picture {
  const scene = specs.get(name);
  if (scene === undefined) throw new Error(`There is no hero called ${name}`);
  return drawScene({ seed: `hero ${name}`, linePeriod: 3.5, ...scene }, size);
}
