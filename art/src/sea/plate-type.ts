import type { SKRSContext2D } from '@napi-rs/canvas';

/** The surface for one landmark: its foot is at 0, 0, and a unit is a map pixel. Nearer things are drawn later. */
export type Plate = {
  /** Grey, 0 to 255, and how solid. */
  readonly tones: SKRSContext2D;
  /** The lights, on black. */
  readonly lamps: SKRSContext2D;
  readonly random: () => number;
};
