import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { flame } from './lights.ts';

/** An oil lamp with its glass chimney, its foot at a point, this high. */
export function oilLamp(block: Block, x: number, y: number, tall: number): void {
  block.halo(x, y - tall * 0.62, tall * 1.3, 0.45);
  block.form({ shade: 0.44, hatch: 90, round: tall * 0.08, shadow: 6 }, (form) =>
    form.at({ x, y, size: tall }, () => {
      form.disc(0, -0.02, 0.2, 0.05, 0.4);
      form.cut('-.13,-.04! -.05,-.12 -.04,-.2! .04,-.2! .05,-.12 .13,-.04!');
      form.cut('-.05,-.18 -.18,-.26 -.17,-.38 -.07,-.44! .07,-.44! .17,-.38 .18,-.26 .05,-.18');
      form.box(-0.08, -0.47, 0.16, 0.05, 0.6);
    }),
  );
  block.shine(
    `${x - tall * 0.07},${y - tall * 0.47}! ${x - tall * 0.12},${y - tall * 0.62} ${x - tall * 0.06},${y - tall * 0.78} ${x - tall * 0.05},${y - tall}! ${x + tall * 0.05},${y - tall}! ${x + tall * 0.06},${y - tall * 0.78} ${x + tall * 0.12},${y - tall * 0.62} ${x + tall * 0.07},${y - tall * 0.47}!`,
    0.55,
  );
  flame(block, x, y - tall * 0.48, tall * 0.24, 0);
  block.form({ shade: 0.5, round: 0, shadow: 0, edge: 0 }, (form) =>
    form.cut(disc(x, y - tall, tall * 0.05, tall * 0.012)),
  );
}
