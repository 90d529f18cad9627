import { dragPx } from '../constants/map.ts';
import type { Point } from './polygon.ts';

/** True if the pointer moved far enough for a drag instead of a click. */
export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > dragPx;
