import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { faultOfSvg } from './svg-faults.ts';

export type PictureType = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

/** Width and height are those of the upright picture. */
export type Inspected = {
  readonly bytes: Buffer;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
};

const maxBytes = 20 * 1024 * 1024;
const maxPixels = 50_000_000;

/** Reads a picture and returns it, or why it is refused and what to do. Decodes no pixels. */
export async function inspectPicture(path: string): Promise<Inspected | string> {
  const bytes = await readPlainFile(path);
  if (typeof bytes === 'string') return bytes;
  const type = typeOfBytes(bytes);
  if (type === undefined)
    return 'the content is none of PNG, JPEG, WebP, AVIF and SVG, whatever the name says; save it again as one of them';
  const fault = type === 'svg' ? faultOfSvg(bytes.toString('utf8')) : faultOfAnimation(type, bytes);
  if (fault !== undefined) return fault;
  try {
    const {
      width = 0,
      height = 0,
      pages = 1,
      orientation = 1,
    } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    if (pages > 1) return animated;
    if (width * height > maxPixels) {
      const megapixels = Math.round((width * height) / 1e6);
      return `the picture has ${width} x ${height} pixels (${megapixels} megapixels); make it smaller than 50 megapixels`;
    }
    return orientation >= 5 ? { bytes, type, width: height, height: width } : { bytes, type, width, height };
  } catch {
    return 'the picture cannot be read, because it is damaged or incomplete; save it again in your drawing program';
  }
}

/** Opens no link and waits for no pipe, even if the file was replaced after it was listed. */
async function readPlainFile(path: string): Promise<Buffer | string> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined);
  if (!file) return 'the file cannot be opened; copy the picture itself to this place, and allow reading it';
  try {
    const about = await file.stat();
    if (!about.isFile()) return 'this is no plain file; copy the picture itself to this place';
    if (about.size > maxBytes)
      return `the file has ${(about.size / 1024 / 1024).toFixed(1)} MB; make it smaller than 20 MB, for example as JPEG`;
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The type of a file by its first bytes. */
function typeOfBytes(bytes: Buffer): PictureType | undefined {
  const ascii = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp') return /avif|avis/.test(ascii(8, 8 + 48)) ? 'avif' : undefined;
  return /^(\xef\xbb\xbf)?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(ascii(0, 200)) &&
    /<(\w+:)?svg[\s>]/.test(bytes.toString('utf8'))
    ? 'svg'
    : undefined;
}

const animated = 'the picture is animated; save one frame of it as a still picture';

/** Moving PNG and AVIF, of which the library reads only the first frame. */
function faultOfAnimation(type: PictureType, bytes: Buffer): string | undefined {
  if (type === 'avif') return bytes.toString('latin1', 8, 12) === 'avis' ? animated : undefined;
  return type === 'png' && hasAnimationChunk(bytes) ? animated : undefined;
}

function hasAnimationChunk(png: Buffer): boolean {
  for (let at = 8; at + 8 <= png.length; at += png.readUInt32BE(at) + 12) {
    const chunk = png.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}
