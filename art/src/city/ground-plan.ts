import { blur } from '../drawing/blur.ts';
import type { Field } from '../drawing/field.ts';
import { noiseFrom } from '../scene/noise.ts';
import { distanceTransform } from './distance-transform.ts';
import type { Region } from './region.ts';
import { isleHeight, riverMiddle, rockDepth, waterDepth } from './shores.ts';
import { smoothField } from './smooth-field.ts';
import { streetsOf } from './streets.ts';
import { wards } from './wards.ts';

export const NO_WARD = -1;

/** The plan of a region of the city: water, rock, wards, and distances to their edges in drawn pixels. */
export type GroundPlan = {
  readonly cut: Region;
  /** Above 0 in water. */
  readonly water: Field;
  /** Above 0 in the rock round the city. */
  readonly rock: Field;
  /** The ward each pixel belongs to, as its place in the list. */
  readonly ward: Int8Array;
  /** From each pixel of water to land, and of land to water. */
  readonly toLand: Field;
  readonly toWater: Field;
  /** To where one ward ends. */
  readonly toEdge: Float32Array;
  /** To the middle of the nearest street. */
  readonly toStreet: Field;
};

const shape = noiseFrom('the shape of the city');
const FOOT_OF_ROCK = -4;
/** Land a little off the isle's own height is still the isle's. */
const ISLE_SHORE = -16;

export function groundPlan(cut: Region): GroundPlan {
  const { width, height, left, top } = cut;
  const water = smoothField(cut, 3, (x, y) => waterDepth(shape, x, y));
  const rock = smoothField(cut, 4, (x, y) => rockDepth(shape, x, y));
  const isle = smoothField(cut, 4, (x, y) => isleHeight(shape, x, y));
  const overX = smoothField(
    cut,
    4,
    (x, y) => 38 * shape.cloud(x * 0.004, y * 0.004, 3) + 9 * shape.cloud(x * 0.018, y * 0.018, 2),
  );
  const overY = smoothField(
    cut,
    4,
    (x, y) => 38 * shape.cloud(x * 0.004 + 40, y * 0.004 + 7, 3) + 9 * shape.cloud(x * 0.018 + 9, y * 0.018, 2),
  );
  const ward = new Int8Array(width * height).fill(NO_WARD);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      if ((water.values[index] ?? 0) > 0 || (rock.values[index] ?? 0) > FOOT_OF_ROCK) continue;
      const bank =
        (isle.values[index] ?? 0) > ISLE_SHORE ? 'isle' : y + top < riverMiddle(x + left) ? 'north' : 'south';
      if (isStrand(x + left, bank)) continue;
      ward[index] = nearest(x + left + (overX.values[index] ?? 0), y + top + (overY.values[index] ?? 0), bank);
    }
  }
  const wet = (index: number): boolean => (water.values[index] ?? 0) > 0;
  const field = (values: Float32Array): Field => ({ width, height, values });
  return {
    cut,
    water,
    rock,
    ward,
    toLand: blur(field(distanceTransform(width, height, (index) => !wet(index))), 2),
    toWater: blur(field(distanceTransform(width, height, wet)), 1),
    toEdge: distanceTransform(width, height, (index) => atEdge(ward, index, width)),
    toStreet: streetField(cut, ward),
  };
}

/** Bare shore under the cavern's wall, which nobody has a name for. */
function isStrand(x: number, bank: string): boolean {
  return x < 84 || (bank === 'south' && x > 1790);
}

function nearest(x: number, y: number, bank: string): number {
  let [nearestWard, leastDistance] = [NO_WARD, Number.POSITIVE_INFINITY];
  for (let at = 0; at < wards.length; at += 1) {
    const ward = wards[at];
    if (ward === undefined || ward.bank !== bank) continue;
    const away = (x - ward.centre[0]) ** 2 + ((y - ward.centre[1]) * 1.12) ** 2;
    if (away < leastDistance) [nearestWard, leastDistance] = [at, away];
  }
  return nearestWard;
}

function atEdge(ward: Int8Array, index: number, width: number): boolean {
  const here = ward[index];
  return (index % width > 0 && ward[index - 1] !== here) || (index >= width && ward[index - width] !== here);
}

function streetField(cut: Region, ward: Int8Array): Field {
  const toStreet = wards.map(streetsOf);
  return smoothField(cut, 2, (x, y) => {
    const column = Math.min(cut.width - 1, Math.max(0, x - cut.left));
    const row = Math.min(cut.height - 1, Math.max(0, y - cut.top));
    return toStreet[ward[row * cut.width + column] ?? NO_WARD]?.(x, y) ?? 0;
  });
}
