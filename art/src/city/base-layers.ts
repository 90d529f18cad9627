import { clamp, smoothstep } from '../drawing/curves.ts';
import type { Picture } from '../drawing/picture.ts';
import type { OutputFile } from '../rendering/family.ts';
import { sharpImage } from '../rendering/sizes.ts';
import { distanceTransform } from './distance-transform.ts';
import type { GroundPlan } from './ground-plan.ts';

/** From here to here off the shore the shallows go over into the open water, in drawn pixels. */
const OPEN_WATER = { from: 12, to: 62 };
const FEATHER = 12;

/** The flat pictures under the sprites: water, the shallows, and land that belongs to no ward. */
export function baseLayers(base: Picture, plan: GroundPlan, furniture: Float32Array): Promise<readonly OutputFile[]> {
  const { cut, water, toLand, ward } = plan;
  const inWard = distanceTransform(cut.width, cut.height, (index) => ward[index] === -1);
  const wet = (index: number): number => clamp((water.values[index] ?? 0) + 0.5);
  const off = (index: number): number => toLand.values[index] ?? 0;
  const free = (index: number): number => 1 - (furniture[index] ?? 0);
  const layers: readonly (readonly [string, (index: number) => number])[] = [
    ['sea', (index) => wet(index) * free(index) * smoothstep(OPEN_WATER.from, OPEN_WATER.to, off(index))],
    [
      'coastline-sea',
      (index) => clamp((water.values[index] ?? 0) + 6) * smoothstep(OPEN_WATER.to + 26, OPEN_WATER.to + 2, off(index)),
    ],
    [
      'coastline',
      (index) => Math.max(furniture[index] ?? 0, (1 - wet(index)) * smoothstep(FEATHER, 1, inWard[index] ?? 0)),
    ],
  ];
  return Promise.all(
    layers.map(async ([name, alpha]) => ({
      path: `london/${name}-${cut.width}.webp`,
      bytes: await sharpImage(withAlpha(base, alpha)).webp({ quality: 60, alphaQuality: 70, effort: 5 }).toBuffer(),
    })),
  );
}

function withAlpha({ width, height, bytes }: Picture, alpha: (index: number) => number): Picture {
  const cut = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const share = Math.round(255 * alpha(index));
    if (share === 0) continue;
    for (let part = 0; part < 3; part += 1) cut[index * 4 + part] = bytes[index * 3 + part] ?? 0;
    cut[index * 4 + 3] = share;
  }
  return { width, height, channels: 4, bytes: cut };
}
