import type { Building } from './building.ts';
import type { BuildingName } from './dwelling.ts';
import { bellTower } from './grand-buildings.ts';
import { boardingHouse, countingHouse, narrowHouse, oldShop, stageDoor } from './modest-buildings.ts';

export const BUILDINGS: Readonly<Record<BuildingName, Building>> = {
  boardingHouse,
  countingHouse,
  oldShop,
  narrowHouse,
  stageDoor,
  bellTower,
};
