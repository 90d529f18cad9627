import type { Building } from './building.ts';
import type { BuildingName } from './dwelling.ts';
import { backStreet, bellTower, bridgeHouse, ecclesiasticalTower, mansion, wholeHouse } from './grand-buildings.ts';
import { boardingHouse, countingHouse, narrowHouse, oldShop, shed, stageDoor, steamer } from './modest-buildings.ts';

export const BUILDINGS: Readonly<Record<BuildingName, Building>> = {
  boardingHouse,
  shed,
  countingHouse,
  oldShop,
  narrowHouse,
  stageDoor,
  steamer,
  bellTower,
  backStreet,
  ecclesiasticalTower,
  wholeHouse,
  mansion,
  bridgeHouse,
};
