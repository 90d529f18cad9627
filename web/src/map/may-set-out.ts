import type { AreaOnMap } from '@underhall/contract';
import type { MapShown } from './map-shown.ts';

export type SettingOut = {
  readonly goal: Pick<AreaOnMap, 'id'>;
  readonly here: number;
  readonly canTravel: boolean;
  readonly map: Pick<MapShown, 'movingTo' | 'isAfterGate'>;
};

/** True if a press on a place sets out for it: not while travelling, for the place one is in, on a read-only map, nor just after a gate. */
export const maySetOut = ({ goal, here, canTravel, map }: SettingOut): boolean =>
  map.movingTo === undefined && goal.id !== here && canTravel && !map.isAfterGate;
