import type { LandmarkName } from './landmarks/landmarks.ts';
import type { Rock } from './rocks.ts';

/** An island of the chart, in map pixels. Plain data: what is told here is all that is drawn of it. */
export type Port = {
  /** Its folder in the world's areas. */
  readonly key: string;
  /** The middle of its ground, where that meets the water. */
  readonly x: number;
  readonly y: number;
  /** The half width and half height of its ground, from there. */
  readonly across: number;
  readonly down: number;
  /** The height of its cliffs. */
  readonly cliff: number;
  /** 0 a smooth round, 1 torn to bays. */
  readonly torn: number;
  /** Of a port that is no island: the rocks it is made of. */
  readonly rocks?: readonly Rock[];
  /** The colour of its stone in light, and of the growth or ash on it. */
  readonly stone: string;
  readonly ground: string;
  readonly landmark: LandmarkName;
  /** The foot of its landmark, from the middle. */
  readonly stands: readonly [x: number, y: number];
  /** The place of its name, from the middle. */
  readonly label: readonly [x: number, y: number];
};
