import type { Box, Point } from '../polygon.ts';
import type { Size } from '../zoom.ts';

export const tipSides = ['above', 'below', 'right', 'left'] as const;
export type TipSide = (typeof tipSides)[number];

/** The upper left corner of a tip, and the side of the place where the tip lies. */
export type TipSpot = Point & { readonly side: TipSide };

/** In screen pixels from the upper left corner of the view. */
type TipSpotInput = {
  readonly view: Size;
  readonly tip: Size;
  readonly ground: Box;
  /** Boxes that the tip avoids if possible. */
  readonly others?: readonly Box[];
};

/** Minimum distance between the tip and the edge of the view. */
export const tipMargin = 12;
/** Distance between the tip and the place, if there is room. */
const distance = 16;
/** Distance between the tip and other boxes. */
const gap = 6;
/** Shifting the tip by this distance costs as much as choosing the next preferred side. */
const sidePx = 90;

/**
 * Finds a position for a tip inside the view, beside its place if there is room. The tip covers as few other boxes as
 * possible. Sides in order of preference: above, below, right, left, on the place.
 */
export function tipSpot({ view, tip, ground, others = [] }: TipSpotInput): TipSpot {
  const candidates = tipSides.flatMap((side, rank) => {
    const ideal = besideOf(ground, tip, side);
    return [ideal, ...others.flatMap((other) => pastOf(other, ideal, tip))]
      .map((at) => within(at, tip, view))
      .map((at) => ({ side, at, way: rank * sidePx + Math.hypot(at.x - ideal.x, at.y - ideal.y) }));
  });
  const rated = candidates.map(({ side, at, way }) => {
    const box = { left: at.x, top: at.y, ...tip };
    const onOthers = others.reduce((sum, other) => sum + sharedArea(box, other), 0);
    return { spot: { ...at, side }, faults: [sharedArea(box, ground), onOthers, way] };
  });
  const [best] = rated.sort((one, other) => compare(one.faults, other.faults));
  return best?.spot ?? { x: tipMargin, y: tipMargin, side: 'above' };
}

function besideOf({ left, top, width, height }: Box, tip: Size, side: TipSide): Point {
  const middle = { x: left + (width - tip.width) / 2, y: top + (height - tip.height) / 2 };
  return {
    above: { ...middle, y: top - distance - tip.height },
    below: { ...middle, y: top + height + distance },
    right: { ...middle, x: left + width + distance },
    left: { ...middle, x: left - distance - tip.width },
  }[side];
}

const pastOf = ({ left, top, width, height }: Box, { x, y }: Point, tip: Size): readonly Point[] => [
  { x, y: top - gap - tip.height },
  { x, y: top + height + gap },
  { x: left - gap - tip.width, y },
  { x: left + width + gap, y },
];

const within = ({ x, y }: Point, tip: Size, view: Size): Point => ({
  x: Math.max(Math.min(x, view.width - tipMargin - tip.width), tipMargin),
  y: Math.max(Math.min(y, view.height - tipMargin - tip.height), tipMargin),
});

export function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((fault, index) => fault !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
