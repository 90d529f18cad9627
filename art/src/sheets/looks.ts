import { blur } from '../drawing/blur.ts';
import { clamp, lerp } from '../drawing/curves.ts';
import type { Field } from '../drawing/field.ts';
import type { Picture } from '../drawing/picture.ts';
import { type Box, boxOf, croppedField } from './mask.ts';
import type { Sprite } from './sprite.ts';

/** Map pixels to one pixel of a sheet. */
export const MAP_PIXELS = 2;

const COLD = [0.66, 0.7, 0.78] as const;
const BRIGHT = { factor: [1.22, 1.18, 1.1], added: [12, 9, 4] } as const;
const GILT = [255, 214, 128] as const;
const GLOW = [255, 190, 90] as const;
const GLOW_REACH = 28;

/** The shape of a sprite cut from a map drawn at half its scale: its mask, and the softness of its edge. */
export type Shape = {
  /** 1 inside, 0 outside: along its edge runs the line of the selected state. */
  readonly mask: Field;
  /** The opacity of each pixel, if it is not the mask softened by a pixel. */
  readonly alpha?: Field;
};

/** A place that is closed: cut from the map without lamps, dimmed and cold. */
export function availableSprite(name: string, unlit: Picture, shape: Shape): Sprite {
  return cutSprite(`${name}-available`, unlit, shape, (light, part) => light * (COLD[part] ?? 1));
}

/** A place one may go to: cut from the map with its lamps on, as it is. `suffix` is what the frame is called. */
export function litSprite(name: string, lit: Picture, shape: Shape, suffix = 'lit'): Sprite {
  return cutSprite(`${name}-${suffix}`, lit, shape, (light) => light);
}

/** A place that is pointed at: brighter, with a gilt line along its edge and a glow about it. */
export function selectedSprite(name: string, lit: Picture, shape: Shape, suffix = 'selected'): Sprite {
  const box = boxOf(shape.alpha ?? shape.mask, GLOW_REACH);
  const mask = croppedField(shape.mask, box);
  const line = blur(mask, 2);
  const glow = blur(mask, 8);
  const alpha = alphaIn(shape, box);
  const bytes = Buffer.alloc(box.width * box.height * 4);
  for (let index = 0; index < mask.values.length; index += 1) {
    const solid = alpha.values[index] ?? 0;
    const rim = 0.92 * clamp(1.35 - Math.abs((line.values[index] ?? 0) - 0.5) * 3.6);
    const far = glow.values[index] ?? 0;
    const halo = 0.6 * clamp(far * 2) * clamp((1 - far) * 2);
    const shown = Math.max(solid, rim, halo);
    const from = sourceIndex(lit, box, index);
    for (let part = 0; part < 3; part += 1) {
      const plain = (lit.bytes[from + part] ?? 0) * (BRIGHT.factor[part] ?? 1) + (BRIGHT.added[part] ?? 0);
      // Beyond the edge only the glow is seen, over whatever lies under the sprite.
      const inside = shown === 0 ? 0 : clamp(solid / shown);
      const ground = lerp(GLOW[part] ?? 0, plain + halo * 0.2 * (GLOW[part] ?? 0), inside);
      bytes[index * 4 + part] = clamp(lerp(ground, GILT[part] ?? 0, rim), 0, 255);
    }
    bytes[index * 4 + 3] = shown * 255;
  }
  return trimmed(`${name}-${suffix}`, { width: box.width, height: box.height, channels: 4, bytes }, box);
}

/** The frames of a district: `available` of the map without lamps, `lit` and `selected` of the map with them. */
export function districtSprites(name: string, maps: { unlit: Picture; lit: Picture }, shape: Shape): Sprite[] {
  return [
    availableSprite(name, maps.unlit, shape),
    litSprite(name, maps.lit, shape),
    selectedSprite(name, maps.lit, shape),
  ];
}

/** The frames of the building that stands for a district: `main` and `main-selected`. */
export function mainSprites(name: string, lit: Picture, shape: Shape): Sprite[] {
  return [litSprite(name, lit, shape, 'main'), selectedSprite(name, lit, shape, 'main-selected')];
}

function cutSprite(name: string, map: Picture, shape: Shape, look: (light: number, part: number) => number): Sprite {
  const box = boxOf(shape.alpha ?? shape.mask, 3);
  const alpha = alphaIn(shape, box);
  const bytes = Buffer.alloc(box.width * box.height * 4);
  for (let index = 0; index < alpha.values.length; index += 1) {
    const from = sourceIndex(map, box, index);
    for (let part = 0; part < 3; part += 1) {
      bytes[index * 4 + part] = clamp(look(map.bytes[from + part] ?? 0, part), 0, 255);
    }
    bytes[index * 4 + 3] = (alpha.values[index] ?? 0) * 255;
  }
  return trimmed(name, { width: box.width, height: box.height, channels: 4, bytes }, box);
}

function alphaIn({ mask, alpha }: Shape, box: Box): Field {
  return alpha === undefined ? blur(croppedField(mask, box), 1) : croppedField(alpha, box);
}

function sourceIndex({ width, channels }: Picture, box: Box, index: number): number {
  const column = index % box.width;
  return ((box.y + (index - column) / box.width) * width + box.x + column) * channels;
}

/** Without the rows and columns in which nothing is seen. */
function trimmed(name: string, { width, height, bytes }: Picture, at: Box): Sprite {
  const alpha = Float32Array.from({ length: width * height }, (_, index) => (bytes[index * 4 + 3] ?? 0) / 255);
  const box = boxOf({ width, height, values: alpha });
  const pixels = Buffer.alloc(box.width * box.height * 4);
  for (let row = 0; row < box.height; row += 1) {
    const start = ((box.y + row) * width + box.x) * 4;
    pixels.set(bytes.subarray(start, start + box.width * 4), row * box.width * 4);
  }
  return {
    name,
    picture: { width: box.width, height: box.height, channels: 4, bytes: pixels },
    x: (at.x + box.x) * MAP_PIXELS,
    y: (at.y + box.y) * MAP_PIXELS,
  };
}
