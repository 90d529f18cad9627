import type { MapLook } from '@underhall/contract';
import { initialPercent } from '../constants/map.ts';

/** Does the setting say where its map is first looked at? Else one looks where one is. */
export const isFirstLookTold = ({ initPercentX: x, initPercentY: y }: MapLook): boolean =>
  (x ?? initialPercent.x) !== initialPercent.x || (y ?? initialPercent.y) !== initialPercent.y;
