import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../drawing/picture.ts';
import type { OutputFile } from './family.ts';

/** One width a picture is served in, with AVIF's quality for it. */
export type Cut = { readonly width: number; readonly quality: number };

/** The files `{folder}/{name}-{width}.avif` of a picture. */
export function cutsOf(
  picture: Picture,
  folder: string,
  name: string,
  cuts: readonly Cut[],
): Promise<readonly OutputFile[]> {
  return Promise.all(
    cuts.map(async ({ width, quality }) => ({
      path: `${folder}/${name}-${width}.avif`,
      bytes: await imageOf(picture).resize(width, null, { kernel: 'lanczos3' }).avif({ quality, effort: 4 }).toBuffer(),
    })),
  );
}

/** A picture in the hands of sharp. */
export function imageOf({ bytes, width, height, channels }: Picture): Sharp {
  return sharp(bytes, { raw: { width, height, channels } });
}
