import { colour, toByte } from '../drawing/colour.ts';
import type { Picture } from '../drawing/picture.ts';

/** A picture that is still being painted: red, green and blue of each pixel, in linear light. */
export type Paint = { readonly width: number; readonly height: number; readonly light: Float32Array };

export function newPaint(width: number, height: number): Paint {
  return { width, height, light: new Float32Array(width * height * 3) };
}

export function toPicture({ width, height, light }: Paint): Picture {
  const bytes = Buffer.alloc(light.length);
  for (let at = 0; at < light.length; at += 1) bytes[at] = toByte(light[at] ?? 0);
  return { width, height, channels: 3, bytes };
}

const steps = Float32Array.from({ length: 256 }, (_, byte) => colour(`#${byte.toString(16).padStart(2, '0')}0000`)[0]);

/** The linear light of one part of a screen's colour, 0 to 255. */
export function toLinear(byte: number): number {
  return steps[byte] ?? 0;
}

/** Lays a drawing of the whole picture over it. `share` says how much of it is seen at a pixel. */
export function layDrawing({ light }: Paint, bytes: Uint8ClampedArray, share?: (index: number) => number): void {
  for (let index = 0; index < light.length / 3; index += 1) {
    const alpha = bytes[index * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    const solid = (alpha / 255) * (share?.(index) ?? 1);
    for (let part = 0; part < 3; part += 1) {
      const ground = light[index * 3 + part] ?? 0;
      light[index * 3 + part] = ground + (toLinear(bytes[index * 4 + part] ?? 0) - ground) * solid;
    }
  }
}
