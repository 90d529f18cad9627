import type { Field } from '../drawing/field.ts';

const FAR = 1e6;
const DIAGONAL = Math.SQRT2;

/** The distance of each pixel to the nearest one that `isThere`, in pixels, a few per cent too long on the slant. */
export function distanceTransform(width: number, height: number, isThere: (index: number) => boolean): Field {
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) values[index] = isThere(index) ? 0 : FAR;
  const shorten = (index: number, other: number, step: number): void => {
    const through = (values[other] ?? FAR) + step;
    if (through < (values[index] ?? FAR)) values[index] = through;
  };
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      if (x > 0) shorten(index, index - 1, 1);
      if (y > 0) shorten(index, index - width, 1);
      if (y > 0 && x > 0) shorten(index, index - width - 1, DIAGONAL);
      if (y > 0 && x < width - 1) shorten(index, index - width + 1, DIAGONAL);
    }
  }
  for (let y = height - 1, index = width * height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1, index -= 1) {
      if (x < width - 1) shorten(index, index + 1, 1);
      if (y < height - 1) shorten(index, index + width, 1);
      if (y < height - 1 && x < width - 1) shorten(index, index + width + 1, DIAGONAL);
      if (y < height - 1 && x > 0) shorten(index, index + width - 1, DIAGONAL);
    }
  }
  return { width, height, values };
}
