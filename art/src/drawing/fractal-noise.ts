import { seededRandom } from './seeded-random.ts';

const SIDE = 64;

/** Value noise in about [-1, 1]; `octaves` adds ever finer detail of ever smaller weight. */
export type FractalNoise = (x: number, y: number, octaves: number) => number;

export function fractalNoise(seed: string): FractalNoise {
  const random = seededRandom(seed);
  const lattice = Float32Array.from({ length: SIDE * SIDE }, () => random() * 2 - 1);
  const corner = (x: number, y: number): number => lattice[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))] ?? 0;

  const smooth = (x: number, y: number): number => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const down = ease(y - top);
    const upper = corner(left, top) * (1 - across) + corner(left + 1, top) * across;
    const lower = corner(left, top + 1) * (1 - across) + corner(left + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  };

  return (x, y, octaves) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * smooth(x * scale + octave * 17.3, y * scale - octave * 9.1);
      total += weight;
      weight /= 2;
      scale *= 2;
    }
    return sum / total;
  };
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
