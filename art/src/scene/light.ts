import { blur } from '../drawing/blur.ts';
import type { Field } from '../drawing/field.ts';
import { upsampled } from './smooth-field.ts';

/** Coloured light for each pixel, in linear amounts that may pass 1. */
export type Light = {
  readonly width: number;
  readonly height: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
};

export function darkness(width: number, height: number): Light {
  const size = width * height;
  return { width, height, red: new Float32Array(size), green: new Float32Array(size), blue: new Float32Array(size) };
}

export function copyLight(light: Light): Light {
  return { ...light, red: light.red.slice(), green: light.green.slice(), blue: light.blue.slice() };
}

export function add(to: Light, more: Light, share: number): void {
  for (let index = 0; index < to.red.length; index += 1) {
    to.red[index] = (to.red[index] ?? 0) + (more.red[index] ?? 0) * share;
    to.green[index] = (to.green[index] ?? 0) + (more.green[index] ?? 0) * share;
    to.blue[index] = (to.blue[index] ?? 0) + (more.blue[index] ?? 0) * share;
  }
}

/** Adds light that is nowhere to be brighter than about `most`: a lamp's halo stays as it is, a lit hall does not burn out. */
export function addSoftly(to: Light, more: Light, share: number, most: number): void {
  for (let index = 0; index < to.red.length; index += 1) {
    const [red, green, blue] = [more.red[index] ?? 0, more.green[index] ?? 0, more.blue[index] ?? 0];
    const gain = share / (1 + (share * Math.max(red, green, blue)) / most);
    to.red[index] = (to.red[index] ?? 0) + red * gain;
    to.green[index] = (to.green[index] ?? 0) + green * gain;
    to.blue[index] = (to.blue[index] ?? 0) + blue * gain;
  }
}

/** A blur of light over about `radius` pixels; a wide one is computed on fewer pixels. */
export function blurLight(light: Light, radius: number): Light {
  const step = Math.max(1, Math.floor(radius / 3));
  const { width, height } = light;
  const soft = (values: Float32Array): Float32Array => {
    if (step === 1) return blur({ width, height, values }, radius).values;
    const small = blur(reduced({ width, height, values }, step), radius / step);
    return upsampled(small, width, height, step, 0.5);
  };
  return { width, height, red: soft(light.red), green: soft(light.green), blue: soft(light.blue) };
}

function reduced({ width, height, values }: Field, step: number): Field {
  const small = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const sums = new Float32Array(small.width * small.height);
  const counts = new Float32Array(small.width * small.height);
  for (let y = 0, index = 0; y < height; y += 1) {
    const row = Math.floor(y / step) * small.width;
    for (let x = 0; x < width; x += 1, index += 1) {
      const at = row + Math.floor(x / step);
      sums[at] = (sums[at] ?? 0) + (values[index] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return { ...small, values: sums.map((sum, at) => sum / (counts[at] ?? 1)) };
}
