import type { Colour } from '../drawing/colour.ts';
import type { FractalNoise } from '../drawing/fractal-noise.ts';
import type { Point } from './paint.ts';

const MIDDLE = 61;
const TALL = 150;
const SMOKE: Colour = [0.42, 0.45, 0.45];

/** Smoke of a wick that has just gone out: two threads that part as they climb. */
export function paintSmoke(point: Point, x: number, y: number, foot: number, noise: FractalNoise): void {
  const share = (foot - y) / TALL;
  if (share < 0 || share > 1) return;
  const drift = 6 * share * noise(share * 3, 4, 2);
  const middle = MIDDLE + Math.sin(share * 8 + 0.4) * (2 + 11 * share) + drift;
  const wide = 0.9 + 5.5 * share;
  const thread = Math.exp(-(((x - middle) / wide) ** 2));
  const second = Math.exp(-(((x - middle - 6 * share * Math.sin(share * 13)) / (wide * 0.6)) ** 2));
  point.lay(SMOKE, (0.42 * thread + 0.24 * second) * (1 - share) ** 1.3 * Math.min(1, share * 30));
}
