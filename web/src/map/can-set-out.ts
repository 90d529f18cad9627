import type { AreaOnMap } from '@underhall/contract';
import type { MapState } from './map-state.ts';

export type Departure = {
  readonly goal: Pick<AreaOnMap, 'id'>;
  readonly here: number;
  readonly canTravel: boolean;
  readonly map: Pick<MapState, 'movingTo' | 'isAfterGate'>;
};

/** True if the player can start a journey to the place. */
export const canSetOut = ({ goal, here, canTravel, map }: Departure): boolean =>
  map.movingTo === undefined && goal.id !== here && canTravel && !map.isAfterGate;
