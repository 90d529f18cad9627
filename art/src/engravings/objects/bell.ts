import type { Block } from '../../scenes/block.ts';
import { turned } from './turned.ts';

/** A brass bell, its crown at a point. */
export function bell(
  block: Block,
  x: number,
  y: number,
  tall: number,
  { shade = 0.7, tint = '#ffd98a', clapper = true } = {},
): void {
  if (clapper)
    block.form({ shade: shade * 0.7, hatch: 90, round: tall * 0.06, shadow: 4, tint }, (form) =>
      form
        .strip(`${x},${y + tall * 0.8} ${x},${y + tall * 1.06}`, tall * 0.06)
        .disc(x, y + tall * 1.08, tall * 0.1, tall * 0.1),
    );
  turned(block, {
    x,
    y: y + tall,
    size: tall,
    shade,
    tint,
    tilt: 0.16,
    rings: [
      [0, 0.58],
      [0.06, 0.52],
      [0.22, 0.4],
      [0.5, 0.32],
      [0.8, 0.26],
      [0.94, 0.16],
      [1, 0.06],
    ],
    marks: (form) => {
      form.crease('-.56,-.03 0,.06 .56,-.03', 0.03, shade * 0.4);
      form.crease('-.5,-.12 0,-.04 .5,-.12', 0.02, shade * 0.5);
    },
  });
}
