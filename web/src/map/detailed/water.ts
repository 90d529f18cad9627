import type { Box, Point } from '../polygon.ts';
import type { Size } from '../zoom.ts';
import { lowDiscrepancyPoint } from './ambient-animation.ts';
import { smallCopyOf } from './small-copy.ts';

const count = 60;
const tries = 400;
/** Width of the reduced copies that are searched for water. */
const copyWidth = 261;
const covered = 128;

type Shores = { readonly sea: ImageBitmap; readonly coastline: ImageBitmap; readonly wards: readonly Box[] };

/** Evenly spread points of open water, in map pixels. */
export function spotsOnWater({ sea, coastline, wards }: Shores, map: Size): readonly Point[] {
  const [water, land] = [smallCopyOf(sea, copyWidth), smallCopyOf(coastline, copyWidth)];
  const isOpen = ({ x, y }: Point): boolean => {
    const at = { x: x * copyWidth, y: y * water.height };
    return water.at(at)[3] > covered && land.at(at)[3] < covered;
  };
  return Array.from({ length: tries }, (_, index) => lowDiscrepancyPoint(index))
    .filter(isOpen)
    .map(({ x, y }) => ({ x: x * map.width, y: y * map.height }))
    .filter((spot) => !wards.some((ward) => isIn(ward, spot)))
    .slice(0, count);
}

const isIn = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x > left && x < left + width && y > top && y < top + height;
