import type { Canvas } from '@napi-rs/canvas';
import { colour } from '../drawing/colour.ts';

/** The part of the picture that a form covers, with room about it for its shadow. */
export type Mask = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
  /** The colour of its stuff in linear light. */
  readonly shade: Float32Array;
  /** The direction of its lines in half turns. */
  readonly hatch: Float32Array;
  /** Visits every pixel that is covered, by its place in the picture. */
  readonly each: (visit: (index: number, cover: number) => void) => void;
};

const MARGIN = 26;
const LINEAR = Float32Array.from(
  { length: 256 },
  (_, byte) => colour(`#${byte.toString(16).padStart(2, '0').repeat(3)}`)[0],
);

/** Reads a form from its canvas; nothing if it is empty. */
export function maskOf(canvas: Canvas): Mask | undefined {
  const { width: whole, height: tall } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, whole, tall);
  let [left, top, right, bottom] = [whole, tall, -1, -1];
  for (let y = 0, at = 3; y < tall; y += 1)
    for (let x = 0; x < whole; x += 1, at += 4) {
      if (data[at] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  if (right < 0) return undefined;
  left = Math.max(0, left - MARGIN);
  top = Math.max(0, top - MARGIN);
  const width = Math.min(whole, right + 1 + MARGIN) - left;
  const height = Math.min(tall, bottom + 1 + MARGIN) - top;
  const read = (value: (at: number) => number): Float32Array => {
    const values = new Float32Array(width * height);
    for (let y = 0, index = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1, index += 1) values[index] = value(4 * ((top + y) * whole + left + x));
    return values;
  };
  const cover = read((at) => (data[at + 3] ?? 0) / 255);
  return {
    left,
    top,
    width,
    height,
    cover,
    shade: read((at) => LINEAR[data[at] ?? 0] ?? 0),
    hatch: read((at) => (data[at + 1] ?? 0) / 255),
    each: (visit) => {
      for (let y = 0, index = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1, index += 1)
          if ((cover[index] ?? 0) > 0) visit((top + y) * whole + left + x, cover[index] ?? 0);
    },
  };
}
