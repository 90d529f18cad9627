import { smoothstep } from '../drawing/curves.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';
import type { OutputFile } from '../rendering/family.ts';
import { sharpImage } from '../rendering/sizes.ts';
import type { Chart } from './chart.ts';
import { distanceTransform } from './distance-transform.ts';
import type { Land } from './land.ts';
import { toPicture } from './paint.ts';
import type { Port } from './port.ts';

/**
 * The distances from an island at which the flat pictures are wholly open, and are closed again, in map pixels: within
 * the island's sprite.
 */
const OPEN = { wholly: 12, nowhere: 32 };
/** A fog is no smaller than this, to either side, up and down. */
const LEAST_FOG = { across: 72, down: 44 };
/** The shallows along the wall are a picture of their own, under the sea. */
const SHALLOWS = { from: 62, to: 90 };

/**
 * The flat pictures under the sprites: the rock about the sea, the shallows along it, and the water. They are cut from
 * the chart without its ports; `whole` is the same chart with them, which says where they go.
 */
export async function flatLayers(prefix: string, empty: Chart, whole: Land, count: number): Promise<OutputFile[]> {
  const picture = toPicture(empty.unlit);
  const { wall, scale } = empty.land;
  const away = distanceTransform(whole.width, whole.height, (index) => isPort(whole.owner[index] ?? 0, count));
  const fog = fogOver(whole.ports.slice(0, count));
  const closed = (index: number): number => {
    const off = (away.values[index] ?? 0) / scale;
    if (off > OPEN.nowhere) return 1;
    const x = index % whole.width;
    return 1 - smoothstep(OPEN.nowhere, OPEN.wholly, off) * fog(x / scale, (index - x) / whole.width / scale);
  };
  const isRock = (index: number): boolean => (wall.values[index] ?? 0) > 0;
  const offWall = distanceTransform(whole.width, whole.height, isRock);
  const off = (index: number): number => (offWall.values[index] ?? 0) / scale;
  const layers: readonly (readonly [string, (index: number) => number])[] = [
    ['coastline', (index) => smoothstep(10, 4, off(index)) * closed(index)],
    [
      'coastline-sea',
      (index) => (isRock(index) ? 0 : smoothstep(SHALLOWS.to + 20, SHALLOWS.to, off(index)) * closed(index)),
    ],
    ['sea', (index) => smoothstep(SHALLOWS.from, SHALLOWS.to, off(index)) * closed(index)],
  ];
  return Promise.all(
    layers.map(async ([name, alpha]) => ({
      path: `${prefix}/${name}-${whole.width}.webp`,
      bytes: await sharpImage(withAlpha(picture, alpha)).webp({ quality: 42, alphaQuality: 60, effort: 6 }).toBuffer(),
    })),
  );
}

/** 1 where a port is hidden while nobody has been there, 0 at a distance: rounder than its island, so that it tells nothing. */
function fogOver(ports: readonly Port[]): (x: number, y: number) => number {
  const noise = fractalNoise('fog over ports');
  const puffs = ports.map(({ x, y, across, down, cliff }) => ({
    x,
    y: y - cliff / 2,
    across: Math.max(across, LEAST_FOG.across),
    down: Math.max(down, LEAST_FOG.down) + cliff / 2,
  }));
  return (x, y) => {
    const torn = 0.5 * noise(x * 0.02, y * 0.026, 3);
    const far = puffs.map((puff) => Math.hypot((x - puff.x) / puff.across, (y - puff.y) / puff.down));
    return smoothstep(1.12, 0.66, Math.min(...far) + torn);
  };
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
