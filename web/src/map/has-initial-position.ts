import type { MapLook } from '@underhall/contract';
import { initialPercent } from '../constants/map.ts';

/** True if the setting says where its map opens; else it opens where the character is. */
export const hasInitialPosition = ({ initPercentX: x, initPercentY: y }: MapLook): boolean =>
  (x ?? initialPercent.x) !== initialPercent.x || (y ?? initialPercent.y) !== initialPercent.y;
