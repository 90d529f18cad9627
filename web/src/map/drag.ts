import { dragPx } from '../constants/map.ts';
import type { Point } from './polygon.ts';

/** True if the pointer has moved far enough to drag instead of click. */
export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > dragPx;
