import { distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import type { Picture } from '../drawing/picture.ts';
import { seededRandom } from '../drawing/seeded-random.ts';

const INK = [17, 21, 26] as const;
const SMOKE = [100, 111, 118] as const;

/** A whole number, or the seam shows. */
const LINES = 88;

/** Engraved smoke on a square that goes on without a seam on every side: what lies over places nobody has been to. */
export function fogTile(side: number): Picture {
  const clouds = seamlessClouds('fog', 4);
  const bend = seamlessClouds('fog bends', 3);
  const bytes = Buffer.alloc(side * side * 3);
  for (let y = 0, index = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1, index += 1) {
      const [across, down] = [x / side, y / side];
      const turn = bend(across, down, 2);
      // Twice bent, so that it curls; drawn out sideways, as smoke lies in still air.
      const curl = clouds(across + 0.13 * turn, down * 2 + 0.2 * bend(down, across, 2), 2);
      const smoke = clouds(across + 0.1 * curl, down * 2 + 0.16 * curl + 0.1 * turn, 3);
      const tone = Math.min(1, Math.max(0, 0.46 + 0.55 * smoke + 0.2 * curl));
      const breadth = 0.06 + 0.8 * tone;
      const line =
        1 - smoothstep(breadth - 0.24, breadth + 0.24, distanceToLine(down * LINES + 3.2 * curl + 1.6 * smoke));
      const light = Math.min(1, 0.08 + 0.5 * tone + 0.4 * line * tone);
      for (let part = 0; part < 3; part += 1) {
        bytes[index * 3 + part] = Math.round(lerp(INK[part] ?? 0, SMOKE[part] ?? 0, light));
      }
    }
  }
  return { width: side, height: side, channels: 3, bytes };
}

/** Noise in about [-1, 1] over a square of side 1 that repeats; `cells` is how many swells go across it. */
function seamlessClouds(seed: string, cells: number): (x: number, y: number, octaves: number) => number {
  const random = seededRandom(seed);
  const most = cells * 32;
  const lattice = Float32Array.from({ length: most * most }, () => random() * 2 - 1);
  const corner = (x: number, y: number, period: number): number =>
    lattice[(((y % period) + period) % period) * most + (((x % period) + period) % period)] ?? 0;
  const smooth = (x: number, y: number, period: number): number => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [smoothstep(0, 1, x - left), smoothstep(0, 1, y - top)];
    const upper = lerp(corner(left, top, period), corner(left + 1, top, period), across);
    const lower = lerp(corner(left, top + 1, period), corner(left + 1, top + 1, period), across);
    return lerp(upper, lower, down);
  };
  return (x, y, octaves) => {
    let [sum, weight, total, period] = [0, 1, 0, cells];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * smooth(x * period, y * period, period);
      total += weight;
      weight *= 0.55;
      period *= 2;
    }
    return (1.5 * sum) / total;
  };
}
