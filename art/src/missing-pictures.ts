import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { iconSpecs } from './icons/icon-specs.ts';
import { CAMEOS, HEADERS, HEROES } from './picture-names.ts';
import { IMAGES } from './places.ts';

/** The pictures that ought to lie in `images` and do not. */
export function missingPictures(): string[] {
  return [
    ...files('heroes', HEROES, [1600, 800]),
    ...files('headers', HEADERS, [1280, 640]),
    ...files('cameos', CAMEOS, [260, 130]),
    ...files('icons', [...iconSpecs().keys()], [200, 100]),
  ].filter((file) => !existsSync(join(IMAGES, file)));
}

function files(type: string, names: readonly string[], widths: readonly number[]): string[] {
  return names.flatMap((name) => widths.map((width) => `${type}/${name}-${width}.avif`));
}
