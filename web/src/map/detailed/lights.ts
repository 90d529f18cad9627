import { BufferImageSource, Sprite, Texture } from 'pixi.js';
import type { Point } from '../polygon.ts';
import type { Size } from '../zoom.ts';
import { type AmbientLight, lowDiscrepancyPoint } from './ambient-animation.ts';

/** A round glow of a lamp, and a streak of light on water, in map pixels. */
const looks = {
  lamp: { size: { width: 64, height: 64 }, tint: 0xffb65c },
  glint: { size: { width: 64, height: 12 }, tint: 0xd8ecff },
} as const;

export type LightKind = keyof typeof looks;

/**
 * The texture of all lights: white in the middle, transparent at the edge. A small texture suffices, because lights are
 * scaled up smoothly.
 */
export function softTexture(): Texture {
  const side = 32;
  const resource = new Uint8Array(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const across = ((pixel % side) + 0.5) / side - 0.5;
    const down = (Math.floor(pixel / side) + 0.5) / side - 0.5;
    resource.fill(255 * Math.max(0, 1 - Math.hypot(across, down) * 2) ** 2, pixel * 4, pixel * 4 + 4);
  }
  const source = new BufferImageSource({ resource, width: side, height: side, alphaMode: 'premultiplied-alpha' });
  return new Texture({ source });
}

/** Lights at the given points, initially invisible. */
export const lightsAt = (points: readonly Point[], kind: LightKind, texture: Texture): readonly AmbientLight[] =>
  points.map((position, index) => {
    const { size, tint } = looks[kind];
    const { x: beat, y: more } = lowDiscrepancyPoint(index);
    const look = { width: size.width * (0.75 + more), height: size.height * (0.75 + more) } satisfies Size;
    return { sprite: new Sprite({ texture, position, anchor: 0.5, tint, blendMode: 'add', alpha: 0, ...look }), beat };
  });
