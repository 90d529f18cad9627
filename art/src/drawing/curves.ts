/** The nearest number between `low` and `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** Linear interpolation: `from` at a share of 0, `to` at 1. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 up to `start`, 1 from `end`, and an S-curve on the way. `start` may be greater than `end`. */
export function smoothstep(start: number, end: number, value: number): number {
  const share = clamp((value - start) / (end - start));
  return share * share * (3 - 2 * share);
}

/** 0 on the middle of each line, 1 half-way between two lines; `phase` counts lines. */
export function distanceToLine(phase: number): number {
  return Math.abs(2 * (phase - Math.floor(phase)) - 1);
}
