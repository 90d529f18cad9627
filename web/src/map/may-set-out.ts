import type { AreaOnMap } from '@underhall/contract';
import type { MapShown } from './map-shown.ts';

export type SettingOut = {
  readonly goal: Pick<AreaOnMap, 'id'>;
  readonly here: number;
  readonly canTravel: boolean;
  readonly map: Pick<MapShown, 'movingTo' | 'isAfterGate'>;
};

/** Is a press on a place heard? Not on the way somewhere, where one is, on a map to be read only, nor just after a gate. */
export const maySetOut = ({ goal, here, canTravel, map }: SettingOut): boolean =>
  map.movingTo === undefined && goal.id !== here && canTravel && !map.isAfterGate;
