import type { Field } from '../drawing/field.ts';

/** Some pixels of a map: `width` by `height` of them from `x`, `y`. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const LEAST_PART = 300;

/**
 * A mask without its specks: only what hangs together (corners count) in `least` (300) pixels or more. What a mask
 * holds above one half is in it.
 */
export function withoutSpecks(mask: Field, least = LEAST_PART): Field {
  const { width, height, values } = mask;
  const largeValues = new Float32Array(values.length);
  const visited = new Uint8Array(values.length);
  const part = new Int32Array(values.length);
  for (let start = 0; start < values.length; start += 1) {
    if (visited[start] === 1 || (values[start] ?? 0) <= 0.5) continue;
    let count = 1;
    part[0] = start;
    visited[start] = 1;
    for (let next = 0; next < count; next += 1) {
      const index = part[next] ?? 0;
      const column = index % width;
      const row = (index - column) / width;
      for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
          const beside = y * width + x;
          if (visited[beside] === 1 || (values[beside] ?? 0) <= 0.5) continue;
          visited[beside] = 1;
          part[count] = beside;
          count += 1;
        }
      }
    }
    if (count >= least) for (let at = 0; at < count; at += 1) largeValues[part[at] ?? 0] = values[part[at] ?? 0] ?? 0;
  }
  return { width, height, values: largeValues };
}

/** The smallest box that holds all of a mask that can be seen, and `margin` pixels about it, within the map. */
export function boxOf(mask: Field, margin = 0): Box {
  let [left, right, top, bottom] = [mask.width, -1, mask.height, -1];
  for (let y = 0, index = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1, index += 1) {
      if ((mask.values[index] ?? 0) < 1 / 255) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) throw new Error('There is nothing in this mask');
  const x = Math.max(0, left - margin);
  const y = Math.max(0, top - margin);
  return {
    x,
    y,
    width: Math.min(mask.width, right + 1 + margin) - x,
    height: Math.min(mask.height, bottom + 1 + margin) - y,
  };
}

export function croppedField(field: Field, box: Box): Field {
  const values = new Float32Array(box.width * box.height);
  for (let row = 0; row < box.height; row += 1) {
    const start = (box.y + row) * field.width + box.x;
    values.set(field.values.subarray(start, start + box.width), row * box.width);
  }
  return { width: box.width, height: box.height, values };
}
