import type { Path2D } from '@napi-rs/canvas';
import { type Point, spline } from '../../drawing/spline.ts';

/** A point of a limb's bone and how thick the limb is there. */
export type Bone = readonly [x: number, y: number, thick: number];

/** The outline of a limb about its bones, as thick at each as it says, its ends rounded. */
export function taper(bones: readonly Bone[]): Path2D {
  const sides = bones.map(([x, y, thick], at) => {
    const [beforeX, beforeY] = bones[Math.max(0, at - 1)] ?? [x, y];
    const [afterX, afterY] = bones[Math.min(bones.length - 1, at + 1)] ?? [x, y];
    const long = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    return { x, y, half: thick / 2, across: (beforeY - afterY) / long, down: (afterX - beforeX) / long };
  });
  const corner = false;
  const one: Point[] = sides.map(({ x, y, half, across, down }) => ({
    x: x + across * half,
    y: y + down * half,
    corner,
  }));
  const other: Point[] = sides.map(({ x, y, half, across, down }) => ({
    x: x - across * half,
    y: y - down * half,
    corner,
  }));
  const last = sides.at(-1);
  const tip: Point[] = last
    ? [{ x: last.x + last.down * last.half * 0.8, y: last.y - last.across * last.half * 0.8, corner }]
    : [];
  return spline([...one, ...tip, ...other.reverse()], true);
}
