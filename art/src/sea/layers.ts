import { rise } from '../drawing/curves.ts';
import type { Picture } from '../drawing/picture.ts';
import { imageOf } from '../rendering/cuts.ts';
import type { OutputFile } from '../rendering/family.ts';
import type { Chart } from './chart.ts';
import { distanceTo } from './distance.ts';
import type { Land } from './land.ts';
import { finished } from './tone.ts';

/** About an island the sea is left open, for the fog to be seen where nobody has been: from here to here, in map pixels. */
const OPEN = 8;
const CLOSED = 32;
/** The shallows along the wall are a picture of their own, under the sea. */
const SHALLOWS = { from: 30, to: 90 };

/**
 * The flat pictures under the sprites: the rock about the sea, the shallows along it, and the water. They are cut from
 * the chart without its ports; `whole` is the same chart with them, which says where they go.
 */
export async function flatLayers(prefix: string, empty: Chart, whole: Land, count: number): Promise<OutputFile[]> {
  const picture = finished(empty.unlit);
  const { wall, scale } = empty.land;
  const away = distanceTo(whole.width, whole.height, (index) => isPort(whole.owner[index] ?? 0, count));
  const closed = (index: number): number => rise(OPEN, CLOSED, (away.values[index] ?? 0) / scale);
  const isRock = (index: number): boolean => (wall.values[index] ?? 0) > 0;
  const offWall = distanceTo(whole.width, whole.height, isRock);
  const off = (index: number): number => (offWall.values[index] ?? 0) / scale;
  const layers: readonly (readonly [string, (index: number) => number])[] = [
    ['coastline', (index) => rise(10, 4, off(index)) * closed(index)],
    ['coastline-sea', (index) => (isRock(index) ? 0 : rise(SHALLOWS.to + 20, SHALLOWS.to, off(index)) * closed(index))],
    ['sea', (index) => rise(SHALLOWS.from, SHALLOWS.to, off(index)) * closed(index)],
  ];
  return Promise.all(
    layers.map(async ([name, alpha]) => ({
      path: `${prefix}/${name}-${whole.width}.webp`,
      bytes: await imageOf(withAlpha(picture, alpha)).webp({ quality: 62, alphaQuality: 70, effort: 6 }).toBuffer(),
    })),
  );
}

function isPort(owner: number, count: number): boolean {
  return owner > 0 && owner <= count;
}

function withAlpha({ width, height, bytes }: Picture, alpha: (index: number) => number): Picture {
  const cut = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    cut.set(bytes.subarray(index * 3, index * 3 + 3), index * 4);
    cut[index * 4 + 3] = Math.round(255 * alpha(index));
  }
  return { width, height, channels: 4, bytes: cut };
}
