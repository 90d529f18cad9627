import type { Canvas } from '@napi-rs/canvas';
import { blur } from '../drawing/blur.ts';
import type { Colour } from '../drawing/colour.ts';

/** Red, green and blue light for each pixel, linear, row by row; it may be brighter than a screen can show. */
export type Light = {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly [Float32Array, Float32Array, Float32Array];
};

export function darkness(width: number, height: number): Light {
  const part = (): Float32Array => new Float32Array(width * height);
  return { width, height, parts: [part(), part(), part()] };
}

export function setLight({ parts }: Light, index: number, [red, green, blue]: Colour): void {
  parts[0][index] = red;
  parts[1][index] = green;
  parts[2][index] = blue;
}

export function copyLight({ width, height, parts }: Light): Light {
  return { width, height, parts: [parts[0].slice(), parts[1].slice(), parts[2].slice()] };
}

/** The light painted on a canvas, and its opacity. */
export function lightOf(canvas: Canvas): { readonly light: Light; readonly alpha: Float32Array } {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const light = darkness(width, height);
  const alpha = new Float32Array(width * height);
  for (let index = 0; index < alpha.length; index += 1) {
    for (const [at, part] of light.parts.entries()) part[index] = linear[data[index * 4 + at] ?? 0] ?? 0;
    alpha[index] = (data[index * 4 + 3] ?? 0) / 255;
  }
  return { light, alpha };
}

/** A blur of light; wide blurs are computed on fewer pixels. */
export function blurLight(light: Light, radius: number): Light {
  const { width, height } = light;
  const step = Math.max(1, Math.floor(radius / 4));
  const parts = light.parts.map((part) => {
    const small = shrunk(part, width, height, step);
    return grown(blur(small, radius / step), width, height, step);
  });
  const [red, green, blue] = parts;
  if (red === undefined || green === undefined || blue === undefined) throw new Error('Light has three parts');
  return { width, height, parts: [red, green, blue] };
}

type Small = { readonly width: number; readonly height: number; readonly values: Float32Array };

function shrunk(part: Float32Array, width: number, height: number, step: number): Small {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const values = new Float32Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / step) * columns + Math.floor(x / step);
      values[at] = (values[at] ?? 0) + (part[y * width + x] ?? 0) / (step * step);
    }
  }
  return { width: columns, height: rows, values };
}

function grown(
  { width: columns, height: rows, values }: Small,
  width: number,
  height: number,
  step: number,
): Float32Array {
  const part = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(rows - 1, Math.max(0, (y + 0.5) / step - 0.5));
    const row = Math.min(Math.max(rows - 2, 0), Math.floor(down));
    const lower = down - row;
    for (let x = 0; x < width; x += 1) {
      const across = Math.min(columns - 1, Math.max(0, (x + 0.5) / step - 0.5));
      const column = Math.min(Math.max(columns - 2, 0), Math.floor(across));
      const right = across - column;
      const at = row * columns + column;
      const above = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right;
      const below = (values[at + columns] ?? 0) * (1 - right) + (values[at + columns + 1] ?? 0) * right;
      part[y * width + x] = above * (1 - lower) + below * lower;
    }
  }
  return part;
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const screen = byte / 255;
  return screen <= 0.04045 ? screen / 12.92 : ((screen + 0.055) / 1.055) ** 2.4;
});
