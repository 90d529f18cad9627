import { colour } from '../../drawing/colour.ts';
import type { Block } from '../../scenes/block.ts';

const PALE = colour('#e8e4da');

/** Curls of steam over a point, this high. */
export function steam(block: Block, x: number, y: number, tall: number, strength = 0.5): void {
  for (const [lean, size] of [
    [-0.34, 0.8],
    [0, 1],
    [0.34, 0.84],
  ] as const) {
    const on = (across: number, up: number) => `${x + (lean + across) * tall * 0.9},${y - up * tall * size}`;
    block.shine(
      [
        on(0, 0),
        on(0.1, 0.25),
        on(-0.03, 0.52),
        on(0.09, 0.78),
        on(0.02, 1),
        on(0.02, 0.76),
        on(-0.1, 0.5),
        on(0.02, 0.26),
      ].join(' '),
      strength,
      PALE,
    );
  }
}
