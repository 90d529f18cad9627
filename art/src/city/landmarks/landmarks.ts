import { drawHouse } from '../house.ts';
import { luckOf } from '../luck.ts';
import type { Spot } from '../spots.ts';
import type { Stage } from '../stage.ts';
import { wards } from '../wards.ts';

/** Draws the building of a place, which stands on its spot. */
export function drawLandmark(stage: Stage, name: string, { at: [x, y], building }: Spot, ward: number): void {
  const { tint = '#888888', slates = ['#555555'] } = wards[ward] ?? {};
  if (building === undefined) return;
  const { wide, high } = building;
  const luck = luckOf(name);
  drawHouse(
    stage,
    {
      x: x - wide * 0.4,
      y,
      wide: wide * 0.7,
      deep: wide * 0.4,
      high: high * 0.5,
      slope: high * 0.3,
      roof: 'side',
      wall: tint,
      slate: slates[0] ?? '#555555',
      lit: 0.7,
    },
    ward,
    luck,
  );
}
