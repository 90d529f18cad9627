import { dragPx } from '../constants/map.ts';
import type { Point } from './polygon.ts';

/** True if a pointer has moved so far that it drags the map, and presses nothing. */
export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > dragPx;
