import { createNoise2D } from 'simplex-noise';
import { seededRandom } from '../drawing/seeded-random.ts';

/**
 * Simplex noise of a seed. `plain` has one octave, `cloud` several (fractal noise), both in about [-1, 1]; `ridge` is
 * ridged fractal noise in [0, 1], 1 on its sharp crests.
 */
export type Noise = {
  readonly plain: (x: number, y: number) => number;
  readonly cloud: (x: number, y: number, octaves: number) => number;
  readonly ridge: (x: number, y: number, octaves: number) => number;
};

/** The noise of a seed: the same seed gives the same noise. */
export function noiseFrom(seed: string): Noise {
  const plain = createNoise2D(seededRandom(seed));
  const sum = (x: number, y: number, octaves: number, shape: (value: number) => number): number => {
    let [total, weight, weights, scale] = [0, 1, 0, 1];
    for (let octave = 0; octave < octaves; octave += 1) {
      total += weight * shape(plain(x * scale + 17.3 * octave, y * scale - 9.1 * octave));
      weights += weight;
      weight /= 2;
      scale *= 2;
    }
    return total / weights;
  };
  return {
    plain,
    cloud: (x, y, octaves) => sum(x, y, octaves, (value) => value),
    ridge: (x, y, octaves) => sum(x, y, octaves, (value) => 1 - Math.abs(value)),
  };
}
