import { BufferImageSource, Sprite, Texture } from 'pixi.js';
import type { Point } from '../polygon.ts';
import type { Size } from '../zoom.ts';
import { type Stirring, spread } from './quiet-life.ts';

const count = 60;
const tries = 400;
/** The water is looked for in a copy of the pictures this wide. */
const lookedAt = 261;
const streak: Size = { width: 32, height: 8 };
const opaque = 128;

/** Where on the map there is open water, evenly spread; in the map's pixels. */
export function spotsOnWater(sea: ImageBitmap, coastline: ImageBitmap, map: Size): readonly Point[] {
  const [isSea, isLand] = [coverOf(sea), coverOf(coastline)];
  return Array.from({ length: tries }, (_, index) => spread(index))
    .filter((at) => isSea(at) && !isLand(at))
    .slice(0, count)
    .map(({ x, y }) => ({ x: x * map.width, y: y * map.height }));
}

/** Whether a picture covers a point of itself, given in parts of its width and height. */
function coverOf(picture: ImageBitmap): (at: Point) => boolean {
  const width = lookedAt;
  const height = Math.round((picture.height / picture.width) * width);
  const small = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!small) return () => false;
  small.drawImage(picture, 0, 0, width, height);
  const { data } = small.getImageData(0, 0, width, height);
  return ({ x, y }) => {
    const pixel = Math.floor(y * height) * width + Math.floor(x * width);
    return (data[pixel * 4 + 3] ?? 0) > opaque;
  };
}

/** Ripples of light, dark at first. They share one small picture, drawn here: a streak that fades to all sides. */
export function glintsAt(spots: readonly Point[]): readonly Stirring[] {
  const { width, height } = streak;
  const resource = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const across = ((pixel % width) + 0.5) / width - 0.5;
    const down = (Math.floor(pixel / width) + 0.5) / height - 0.5;
    resource.fill(255 * Math.max(0, 1 - Math.hypot(across, down) * 2) ** 2, pixel * 4, pixel * 4 + 4);
  }
  const source = new BufferImageSource({ resource, width, height, alphaMode: 'premultiplied-alpha' });
  const texture = new Texture({ source });
  return spots.map((position, index) => {
    const { x: beat, y: length } = spread(index + tries);
    const scale = 0.8 + length;
    return { sprite: new Sprite({ texture, position, anchor: 0.5, scale, blendMode: 'add', alpha: 0 }), beat };
  });
}
