import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Focus } from '@underhall/engine';
import sharp, { type Sharp } from 'sharp';
import type { Inspected } from './inspect-picture.ts';
import type { PictureSize } from './picture-kinds.ts';

type Area = { readonly width: number; readonly height: number };

const middle: Focus = { across: 50, down: 50 };
/** Enough for any form that a drawing declares as one pixel wide. */
const maxDensity = 2400;
const plainDensity = 72;

/** A higher effort takes three times as long for files that are 3 % smaller. */
const effort = 3;

export const fileOf = ({ folder, width, type }: PictureSize): string => `${folder}-${width}.${type ?? 'avif'}`;

/**
 * Writes a picture in each size into a new folder. The picture is turned upright, cut around its focus to the shape of
 * each size, and loses its metadata. An interrupted conversion leaves no folder.
 */
export async function convertPicture(
  picture: Inspected,
  sizes: readonly PictureSize[],
  folder: string,
  focus: Focus = middle,
): Promise<void> {
  const fresh = `${folder}-new-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  try {
    for (const size of sizes) await writeFile(join(fresh, fileOf(size)), await inSize(picture, size, focus));
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** The largest side of a picture that is shown before its conversion. */
const previewSide = 1920;

/** The whole picture, upright, as fast as possible: an original may say where it was taken. */
export const withoutMetadata = ({ bytes }: Inspected): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ effort: 0 })
    .toBuffer();

async function inSize(picture: Inspected, size: PictureSize, focus: Focus): Promise<Buffer> {
  const { data, info } = await uprightPixels(picture, size);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const { width, height } = size.isWhole ? shrunk(picture, size) : size;
  const window = windowOf(info, size.isWhole ? info : size, focus);
  const cut = sharp(data, { raw }).extract(window).resize(width, height, { kernel: 'lanczos3', fit: 'fill' });
  if (size.type === 'png') return cut.png({ compressionLevel: 9 }).toBuffer();
  if (size.type === 'jpg') return cut.flatten({ background: '#000' }).jpeg({ quality: size.quality }).toBuffer();
  return cut.avif({ quality: size.quality, effort }).toBuffer();
}

/** The size of a whole picture within another size. */
function shrunk(picture: Area, size: Area): Area {
  const scale = Math.min(1, size.width / picture.width, size.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

/** Only colours and transparency are left of the file here. A large picture is first scaled down to what is needed. */
function uprightPixels(picture: Inspected, size: PictureSize) {
  const scale = Math.min(1, 2 * Math.max(size.width / picture.width, size.height / picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  return open(picture, size)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Renders an SVG at the size that is needed. */
function open({ bytes, type, width, height }: Inspected, size: PictureSize): Sharp {
  if (type !== 'svg') return sharp(bytes);
  const times = Math.max(size.width / width, size.height / height, 1);
  return sharp(bytes, { density: Math.min(maxDensity, Math.ceil(plainDensity * times)) });
}

/** The largest part of a picture that has the shape of a size, with the focus as near to its middle as possible. */
export function windowOf(
  picture: Area,
  shape: Area,
  { across, down }: Focus,
): Area & { readonly left: number; readonly top: number } {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(shape.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(shape.height * scale)));
  return {
    left: startOf(picture.width, width, across),
    top: startOf(picture.height, height, down),
    width,
    height,
  };
}

const startOf = (whole: number, part: number, percent: number): number =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
