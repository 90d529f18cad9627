import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../drawing/picture.ts';
import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { Block } from './block.ts';
import { PLATES } from './plates.ts';
import { print } from './print.ts';
import type { Scene } from './scene.ts';
import { newWood } from './wood.ts';

const specs: ReadonlyMap<string, Scene> = new Map(Object.entries(PLATES));
const PLATES_FILE = join(import.meta.dirname, 'plates.ts');
const PIXEL_RATIO = 1.5;
const sizes = [
  { width: 960, quality: 38 },
  { width: 480, quality: 42 },
];

/** The large pictures of the story: what is told, lit by one lamp and cut in wood. */
export const scenes: Family = {
  name: 'scenes',
  recipe: import.meta.filename,
  parts: { collections: [PLATES_FILE], filesOf: fileOfPlate },
  specs,
  render: async (name) => inSizes(drawn(name, PIXEL_RATIO), 'scenes', name, sizes),
  sample: async () => drawn('third-cup', 0.5),
};

/** The file of a plate, which is called as it is: a new one makes no other stale. */
function fileOfPlate(name: string): readonly string[] {
  const file = join(import.meta.dirname, 'plates', `${name}.ts`);
  if (!existsSync(file)) throw new Error(`The plate ${name} is to be in ${file}`);
  return [file];
}

function drawn(name: string, pixelRatio: number): Picture {
  const scene = specs.get(name);
  if (scene === undefined) throw new Error(`There is no scene called ${name}`);
  const wood = newWood(`scene ${name}`, scene, pixelRatio);
  scene.draw(new Block(wood));
  return print(wood, scene.exposure ?? 1.2);
}
