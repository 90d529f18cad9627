import type { Field } from '../drawing/field.ts';

/** A slowly changing value for each pixel, worked out at each `step`th only and filled in between. */
export function smoothField(
  width: number,
  height: number,
  step: number,
  value: (x: number, y: number) => number,
): Float32Array {
  const coarse = { width: Math.ceil(width / step) + 2, height: Math.ceil(height / step) + 2 };
  const values = new Float32Array(coarse.width * coarse.height);
  for (let row = 0, index = 0; row < coarse.height; row += 1) {
    for (let column = 0; column < coarse.width; column += 1, index += 1)
      values[index] = value(column * step, row * step);
  }
  return upsampled({ ...coarse, values }, width, height, step, 0);
}

/** A coarse field at full size, interpolated. `shift` says where a coarse value lies within its step: 0 at its start, 0.5 midway. */
export function upsampled(from: Field, width: number, height: number, step: number, shift: number): Float32Array {
  const { values } = from;
  const to = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y += 1) {
    const down = Math.min(from.height - 1, Math.max(0, (y + shift) / step - shift));
    const upper = Math.floor(down) * from.width;
    const lower = Math.min(from.height - 1, Math.floor(down) + 1) * from.width;
    const sink = down - Math.floor(down);
    for (let x = 0; x < width; x += 1, index += 1) {
      const across = Math.min(from.width - 1, Math.max(0, (x + shift) / step - shift));
      const left = Math.floor(across);
      const right = Math.min(from.width - 1, left + 1);
      const share = across - left;
      const above = (values[upper + left] ?? 0) * (1 - share) + (values[upper + right] ?? 0) * share;
      const below = (values[lower + left] ?? 0) * (1 - share) + (values[lower + right] ?? 0) * share;
      to[index] = above * (1 - sink) + below * sink;
    }
  }
  return to;
}
