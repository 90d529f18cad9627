import type { Plate } from '../plate-type.ts';
import { larder, volcano } from './heights.ts';
import { hulks } from './hulks.ts';
import { mushrooms } from './mushrooms.ts';
import { pillars, teeth } from './rocks.ts';
import { lighthouse, steps, threshold } from './solitary.ts';
import { harbour, laundry, mere, parish } from './towns.ts';

const landmarks = {
  harbour,
  lighthouse,
  parish,
  pillars,
  laundry,
  teeth,
  hulks,
  volcano,
  mere,
  steps,
  larder,
  mushrooms,
  threshold,
} satisfies Record<string, (plate: Plate) => void>;

export type LandmarkName = keyof typeof landmarks;

/** Draws the landmark of an island, with its foot in the middle of the plate. */
export function drawLandmark(name: LandmarkName, plate: Plate): void {
  landmarks[name](plate);
}
