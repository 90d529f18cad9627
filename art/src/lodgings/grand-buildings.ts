import { house } from '../scene/parts/house.ts';
import { tower } from '../scene/parts/tower.ts';
import type { Building } from './building.ts';
import { ourDoor, ourWindow } from './our-own.ts';

export const bellTower: Building = (layer, x, y) => {
  house(layer, x - 140, y, 90, 130, { roof: 'side', shade: 0.4, storey: 34, lit: 0.5 });
  house(layer, x + 50, y, 90, 140, { roof: 'mansard', shade: 0.4, storey: 34, lit: 0.5 });
  tower(layer, x, y, 92, 270, { top: 'pyramid', shade: 0.52, lit: 0.55 });
  for (const at of [-22, 22]) {
    layer.fill(`M${x + at - 14} ${y - 206}V${y - 244}A14 14 0 0 1 ${x + at + 14} ${y - 244}V${y - 206}Z`, 0.08);
    layer.fill(
      `M${x + at - 9} ${y - 212}C${x + at - 7} ${y - 224} ${x + at - 6} ${y - 238} ${x + at} ${y - 240}C${x + at + 6} ${y - 238} ${x + at + 7} ${y - 224} ${x + at + 9} ${y - 212}Z`,
      0.75,
    );
  }
  ourWindow(layer, x, y - 150, 34, 44);
  ourDoor(layer, x, y, 58);
};
