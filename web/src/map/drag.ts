import { dragPx } from '../constants/map.ts';
import type { Point } from './polygon.ts';

/** True if a pointer moved so far that the gesture is a drag, not a click. */
export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > dragPx;
