import type { Roof } from './wards.ts';

/** A house from the left foot of its front: sizes in drawn pixels, `slope` how far its ridge is above the eaves. */
export type House = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly slope: number;
  readonly roof: Roof;
  readonly wall: string;
  readonly slate: string;
  /** The share of its windows that are lit, from 0 to 1. */
  readonly lit: number;
};

/** The colours of lit windows: mostly one, so that the others are noticed. */
export const LAMPS = ['#ffb44e', '#ffb44e', '#ffc873', '#e08a2c', '#f3dca8'];
