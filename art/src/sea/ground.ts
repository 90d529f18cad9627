import { type CloudNoise, cloudNoise } from '../drawing/cloud-noise.ts';
import { between, clamp } from '../drawing/curves.ts';
import type { Field } from '../drawing/field.ts';
import { CHART } from './chart-size.ts';
import type { Port } from './port.ts';

const STEP = 2;

/** A field that changes slowly, worked out at every second pixel and filled in between. `value` is told map pixels. */
export function slowField(scale: number, value: (x: number, y: number) => number): Field {
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
      const upper = between(coarse[left] ?? 0, coarse[left + 1] ?? 0, across);
      const lower = between(coarse[left + columns] ?? 0, coarse[left + columns + 1] ?? 0, across);
      values[index] = between(upper, lower, down);
    }
  }
  return { width, height, values };
}

/** Above 0 in the rock that the sea lies in, below 0 in the open; about 1 a thousand map pixels. */
export function cavernWall(): (x: number, y: number) => number {
  const noise = cloudNoise('still sea wall');
  return (x, y) => {
    const across = Math.abs(x / CHART.width - 0.5) / 0.487;
    const down = Math.abs(y / CHART.height - 0.5) / 0.474;
    const round = (across ** 5 + down ** 5) ** 0.2 - 1;
    return round + 0.085 * noise(x * 0.0042, y * 0.0042, 5) + 0.02 * noise(x * 0.02, y * 0.02, 3);
  };
}

/** Above 0 on the ground of an island, where it meets the water. */
export function islandGround(port: Port): (x: number, y: number) => number {
  const noise = cloudNoise(`ground of ${port.key}`);
  return (x, y) => {
    const across = (x - port.x) / port.across;
    const down = (y - port.y) / port.down;
    const far = Math.hypot(across, down);
    if (far > 1.7) return -1;
    const bays = 0.42 * port.torn * noise(x * 0.011, y * 0.014, 4) + 0.16 * port.torn * noise(x * 0.045, y * 0.05, 3);
    const whole = 1 - far * (1 - bays) - 0.06;
    return port.broken === 0 ? whole : between(whole, rocks(noise, x, y, far), port.broken);
  };
}

function rocks(noise: CloudNoise, x: number, y: number, far: number): number {
  const stones = 1.9 * noise(x * 0.034 + 7, y * 0.046 + 3, 2) + 0.25 * noise(x * 0.12, y * 0.12, 2);
  return clamp(stones - 0.15 - 0.9 * far * far, -1, 1);
}
