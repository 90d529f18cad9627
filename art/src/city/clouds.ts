import { createNoise2D } from 'simplex-noise';
import { seededLuck } from '../drawing/seeded-luck.ts';

/** Noise that no lattice shows in, all in about [-1, 1] but for `ridges`, which is 0 in valleys and 1 on crests. */
export type Clouds = {
  readonly plain: (x: number, y: number) => number;
  readonly soft: (x: number, y: number, octaves: number) => number;
  readonly ridges: (x: number, y: number, octaves: number) => number;
};

export function clouds(seed: string): Clouds {
  const plain = createNoise2D(seededLuck(seed));
  const summed = (x: number, y: number, octaves: number, value: (x: number, y: number) => number): number => {
    let [sum, weight, total, scale] = [0, 1, 0, 1];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * value(x * scale + octave * 17.3, y * scale - octave * 9.1);
      total += weight;
      weight /= 2;
      scale *= 2;
    }
    return sum / total;
  };
  return {
    plain,
    soft: (x, y, octaves) => summed(x, y, octaves, plain),
    ridges: (x, y, octaves) => summed(x, y, octaves, (a, b) => 1 - Math.abs(plain(a, b))),
  };
}
