import type { Field } from '../drawing/field.ts';
import type { Region } from './region.ts';

/**
 * A field over a region that changes slowly: worked out at every `step`-th pixel of the city and laid out smoothly between.
 * `value` is told where it is in the whole city, so that neighbouring regions fit.
 */
export function smoothField(cut: Region, step: number, value: (x: number, y: number) => number): Field {
  const firstColumn = Math.floor(cut.left / step);
  const firstRow = Math.floor(cut.top / step);
  const columns = Math.ceil((cut.left + cut.width) / step) - firstColumn + 2;
  const rows = Math.ceil((cut.top + cut.height) / step) - firstRow + 2;
  const coarse = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      coarse[row * columns + column] = value((firstColumn + column) * step, (firstRow + row) * step);
    }
  }
  const values = new Float32Array(cut.width * cut.height);
  for (let y = 0, index = 0; y < cut.height; y += 1) {
    const down = (cut.top + y) / step - firstRow;
    const row = Math.floor(down);
    const lower = down - row;
    for (let x = 0; x < cut.width; x += 1, index += 1) {
      const across = (cut.left + x) / step - firstColumn;
      const column = Math.floor(across);
      const right = across - column;
      const at = row * columns + column;
      const above = (coarse[at] ?? 0) * (1 - right) + (coarse[at + 1] ?? 0) * right;
      const below = (coarse[at + columns] ?? 0) * (1 - right) + (coarse[at + columns + 1] ?? 0) * right;
      values[index] = above * (1 - lower) + below * lower;
    }
  }
  return { width: cut.width, height: cut.height, values };
}
