/** One number for each pixel of a picture, row by row. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export function fieldOf(width: number, height: number, value: (index: number) => number): Field {
  return { width, height, values: Float32Array.from({ length: width * height }, (_, index) => value(index)) };
}

/** The value at a pixel, or at the nearest pixel inside the picture. */
export function at(field: Field, x: number, y: number): number {
  const column = Math.min(field.width - 1, Math.max(0, x));
  const row = Math.min(field.height - 1, Math.max(0, y));
  return field.values[row * field.width + column] ?? 0;
}
