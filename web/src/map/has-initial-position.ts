import type { MapLook } from '@underhall/contract';
import { initialPercent } from '../constants/map.ts';

/** True if the setting defines where its map opens. Other maps open at the character. */
export const hasInitialPosition = ({ initPercentX: x, initPercentY: y }: MapLook): boolean =>
  (x ?? initialPercent.x) !== initialPercent.x || (y ?? initialPercent.y) !== initialPercent.y;
