import { type GroundPlan, NO_WARD } from './ground-plan.ts';
import { STREET } from './paint-land.ts';
import { randomFrom } from './random.ts';
import type { Stage } from './stage.ts';
import { wards } from './wards.ts';

const APART = 3;

/** Lamps along the boulevards and, here and there, in the streets. */
export function drawStreetLamps({ glow, owner, cut }: Stage, plan: GroundPlan): void {
  for (let y = Math.ceil(cut.top / APART) * APART; y < cut.top + cut.height; y += APART) {
    const random = randomFrom(`lamps ${y}`);
    for (let x = cut.left; x < cut.left + cut.width; x += APART) {
      const index = (y - cut.top) * cut.width + x - cut.left;
      const ward = wards[plan.ward[index] ?? NO_WARD];
      if (ward === undefined || owner[index] !== 0 || ward.habit.wild !== undefined) continue;
      const isBoulevard = (plan.toEdge[index] ?? 99) < STREET.boulevard / 2;
      const isStreet = (plan.toStreet.values[index] ?? 99) < STREET.half;
      const share = isBoulevard ? 0.035 : isStreet ? 0.016 * ward.habit.lamps : 0.002;
      if (!random.chance(share)) continue;
      glow.beginPath();
      glow.arc(x, y, isBoulevard ? 1.1 : 0.9, 0, 2 * Math.PI);
      glow.fillStyle = isBoulevard ? '#ffcf80' : '#ffb860';
      glow.fill();
    }
  }
}
