import { dragPx } from '../constants/map.ts';
import type { Point } from './polygon.ts';

/** Has a pointer moved so far that it draws the map along, and presses nothing? */
export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > dragPx;
