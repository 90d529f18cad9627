import type { Point, SceneLayer } from '../../scene/scene-layer.ts';

/** A place on the ground: so far to the right of the line of sight, so far away. */
export type Spot = readonly [across: number, away: number];

/** The viewpoint in a room: level, so that upright lines stay upright. */
export type View = {
  /** The line of sight, and the height of one's eye, in the picture. */
  readonly middle: number;
  readonly horizon: number;
  /** From the eye up to the ceiling and down to the floor. */
  readonly above: number;
  readonly below: number;
};

/** An upright line of the picture from the ceiling to the floor. */
export type Edge = { readonly x: number; readonly top: number; readonly foot: number };

/** A wall between two uprights, the left one first; `length` is how long it is in units when it is 480 high. */
export type Wall = { readonly from: Edge; readonly to: Edge; readonly length: number };

/** The distance at which things have the size they are drawn in. */
export const FOCUS = 1100;
const NEAREST = 180;

/** The scale of things at a distance: 1 at the focus. */
export function scaleAt(away: number): number {
  return FOCUS / Math.max(NEAREST, away);
}

/** The point of the picture for a place in the room, `up` above the height of the eye (or below it). */
export function seen(view: View, [across, away]: Spot, up: number): Point {
  const scale = scaleAt(away);
  return [view.middle + across * scale, view.horizon - up * scale];
}

export function floorAt(view: View, spot: Spot): Point {
  return seen(view, spot, -view.below);
}

export function ceilingAt(view: View, spot: Spot): Point {
  return seen(view, spot, view.above);
}

export function edgeAt(view: View, spot: Spot): Edge {
  const [x, top] = ceilingAt(view, spot);
  return { x, top, foot: floorAt(view, spot)[1] };
}

/** The wall between two places, whichever of them is on the left. */
export function wallBetween(view: View, one: Spot, other: Spot): Wall {
  const [first, second] = [edgeAt(view, one), edgeAt(view, other)];
  const [from, to] = first.x < second.x ? [first, second] : [second, first];
  const run = Math.hypot(other[0] - one[0], other[1] - one[1]);
  return { from, to, length: (480 * run) / (view.above + view.below) };
}

/** The distance along a ray, from a place in a direction, at which it crosses a column of the picture. */
export function reachTo(view: View, [across, away]: Spot, [right, back]: Spot, x: number): number {
  const slope = (x - view.middle) / FOCUS;
  return (slope * away - across) / (right - slope * back);
}

/** The four corners of a piece of floor or ceiling, at a height over the eye. */
export function slab(view: View, spots: readonly Spot[], up: number): readonly Point[] {
  return spots.map((spot) => seen(view, spot, up));
}

/** Boards on the ground between two distances that run straight away from us, from one side to the other. */
export function boardsAway(
  layer: SceneLayer,
  view: View,
  { left, right, far, near = NEAREST, wide = 46, shade = 0.34 }: BoardPlan,
): void {
  for (let at = left; at < right; at += wide) {
    const end = Math.min(right, at + wide - 2.5);
    const corners: readonly Spot[] = [
      [at, far],
      [end, far],
      [end, near],
      [at, near],
    ];
    layer.fill(slab(view, corners, -view.below), shade * layer.random.between(0.72, 1.2), 90);
  }
  for (let joint = 0; joint < (right - left) / 20; joint += 1) {
    const at = left + wide * Math.floor(layer.random.between(0, (right - left) / wide));
    const away = layer.random.between(near, far);
    const ends: readonly Spot[] = [
      [at, away],
      [at + wide, away],
    ];
    layer.line(slab(view, ends, -view.below), Math.max(0.6, 1.4 * scaleAt(away)), 0.1);
  }
}

export type BoardPlan = {
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly near?: number;
  readonly wide?: number;
  readonly shade?: number;
};
