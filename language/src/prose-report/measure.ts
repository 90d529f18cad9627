import type { Sample } from './sample.ts';

/** Something that is counted in a sample, with the value that is hoped for. It warns; it refuses nothing. */
export type Measure = {
  readonly name: string;
  readonly limit: { readonly most: number } | { readonly least: number };
  /** The value of a sample; none where there is nothing to count. */
  readonly of: (sample: Sample) => number | undefined;
};

/** A part of a whole in percent; none of nothing. */
export const percent = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : (100 * part) / whole;

/** True if a value is on the wrong side of its limit, as it is printed. */
export const isBeyond = ({ limit }: Measure, value: number): boolean =>
  'most' in limit ? rounded(value) > limit.most : rounded(value) < limit.least;

/** A value as it is printed: with one digit behind the point. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;
