import { lerp } from '../drawing/curves.ts';
import type { Field } from '../drawing/field.ts';
import { type FractalNoise, fractalNoise } from '../drawing/fractal-noise.ts';
import { CHART } from './chart-size.ts';
import type { Port } from './port.ts';
import type { Rock } from './rocks.ts';

const STEP = 2;

/** A field that changes slowly, worked out at every second pixel and filled in between. `value` is told map pixels. */
export function smoothField(scale: number, value: (x: number, y: number) => number): Field {
  const width = Math.round(CHART.width * scale);
  const height = Math.round(CHART.height * scale);
  const columns = Math.ceil(width / STEP) + 2;
  const rows = Math.ceil(height / STEP) + 2;
  const coarse = new Float32Array(columns * rows);
  for (let row = 0, index = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, index += 1) {
      coarse[index] = value((column * STEP) / scale, (row * STEP) / scale);
    }
  }
  const values = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y += 1) {
    const down = (y % STEP) / STEP;
    const row = Math.floor(y / STEP) * columns;
    for (let x = 0; x < width; x += 1, index += 1) {
      const left = row + Math.floor(x / STEP);
      const across = (x % STEP) / STEP;
      const upper = lerp(coarse[left] ?? 0, coarse[left + 1] ?? 0, across);
      const lower = lerp(coarse[left + columns] ?? 0, coarse[left + columns + 1] ?? 0, across);
      values[index] = lerp(upper, lower, down);
    }
  }
  return { width, height, values };
}

/** Above 0 in the rock that the sea lies in, below 0 in the open; about 1 a thousand map pixels. */
export function cavernWall(): (x: number, y: number) => number {
  const noise = fractalNoise('still sea wall');
  return (x, y) => {
    const across = Math.abs(x / CHART.width - 0.5) / 0.466;
    const down = Math.abs(y / CHART.height - 0.5) / 0.447;
    const round = (across ** 5 + down ** 5) ** 0.2 - 1;
    return round + 0.06 * noise(x * 0.005, y * 0.005, 5) + 0.02 * noise(x * 0.022, y * 0.022, 3);
  };
}

/** Above 0 on the ground of an island, where it meets the water. */
export function islandGround(port: Port): (x: number, y: number) => number {
  const noise = fractalNoise(`ground of ${port.key}`);
  const { rocks } = port;
  if (rocks !== undefined) return (x, y) => rocksGround(rocks, noise, x - port.x, y - port.y);
  return (x, y) => {
    const across = (x - port.x) / port.across;
    const down = (y - port.y) / port.down;
    const far = Math.hypot(across, down);
    if (far > 1.7) return -1;
    const bays = 0.62 * noise(x * 0.0095, y * 0.0125, 4) + 0.22 * noise(x * 0.045, y * 0.055, 3);
    // Far out nothing is left standing: islets keep close to their island.
    return 1 - far * (1 - port.torn * bays) - 0.06 - 6 * Math.max(0, far - 1.16);
  };
}

/** A rock is as wide as what stands on it, and a little more where the water has left rubble. */
function rocksGround(rocks: readonly Rock[], noise: FractalNoise, x: number, y: number): number {
  const rubble = 0.5 * noise(x * 0.08, y * 0.08, 2);
  const nearest = rocks.map(([left, top, across]) =>
    Math.hypot((x - left) / (across * 0.74), (y - top) / (across * 0.4)),
  );
  return 1 + rubble - Math.min(...nearest);
}
