import type { LandmarkName } from './landmarks/landmarks.ts';
import type { Rock } from './rocks.ts';

/** An island of the chart, in map pixels. Plain data: what is told here is all that is drawn of it. */
export type Port = {
  /** Its folder in the world's areas. */
  readonly key: string;
  /** The middle of its ground, where that meets the water. */
  readonly x: number;
  readonly y: number;
  /** How far its ground goes from there, across and down. */
  readonly across: number;
  readonly down: number;
  /** How high its cliffs stand. */
  readonly cliff: number;
  /** 0 a smooth round, 1 torn to bays. */
  readonly torn: number;
  /** Of a port that is no island: the rocks it is made of. */
  readonly rocks?: readonly Rock[];
  /** The colour of its stone in light, and of the growth or ash on it. */
  readonly stone: string;
  readonly ground: string;
  readonly landmark: LandmarkName;
  /** Where the foot of its landmark stands, from the middle. */
  readonly stands: readonly [x: number, y: number];
  /** From the middle: where its name stands. */
  readonly label: readonly [x: number, y: number];
};
