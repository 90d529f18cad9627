import { createNoise2D } from 'simplex-noise';
import { seededRandom } from '../drawing/seeded-random.ts';

/** Simplex noise in about [-1, 1]: of one octave, of several, and ridged, which is 0 in valleys and 1 on crests. */
export type Noise = {
  readonly plain: (x: number, y: number) => number;
  readonly soft: (x: number, y: number, octaves: number) => number;
  readonly ridges: (x: number, y: number, octaves: number) => number;
};

export function noiseFrom(seed: string): Noise {
  const plain = createNoise2D(seededRandom(seed));
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
