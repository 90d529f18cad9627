import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../drawing/picture.ts';
import type { OutputFile } from './family.ts';

/** A width that a picture is served in, with AVIF's quality for it. */
export type ServedSize = { readonly width: number; readonly quality: number };

/** A picture in each of these sizes, as the files `{folder}/{name}-{width}.avif`. */
export function inSizes(
  picture: Picture,
  folder: string,
  name: string,
  sizes: readonly ServedSize[],
): Promise<readonly OutputFile[]> {
  return Promise.all(
    sizes.map(async ({ width, quality }) => ({
      path: `${folder}/${name}-${width}.avif`,
      bytes: await sharpImage(picture)
        .resize(width, null, { kernel: 'lanczos3' })
        .avif({ quality, effort: 4 })
        .toBuffer(),
    })),
  );
}

/** A picture as an image of the library sharp. */
export function sharpImage({ bytes, width, height, channels }: Picture): Sharp {
  return sharp(bytes, { raw: { width, height, channels } });
}
