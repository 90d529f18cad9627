import { dragPx } from '../constants/map.ts';
import type { Point } from './polygon.ts';

export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > dragPx;
