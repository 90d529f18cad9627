import type { Block } from '../../scenes/block.ts';

/** Area railings with spear heads across the picture, their rail at `y`. */
export function railing(block: Block, { y = 100, foot = 390, step = 56, from = 10, shade = 0.3, fog = 0 } = {}): void {
  block.form({ shade, hatch: 90, round: 5, shadow: 6, fog }, (form) => {
    for (let x = from; x < 320; x += step) {
      form.strip(`${x},${y - 24} ${x},${foot}`, 9);
      form.cut(`${x},${y - 64}! ${x + 12},${y - 34} ${x},${y - 20}! ${x - 12},${y - 34}`);
      form.disc(x, y - 20, 8, 4);
    }
    form.box(-10, y, 320, 11).box(-10, foot - 46, 320, 9);
  });
}
