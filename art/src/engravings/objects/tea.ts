import type { Block } from '../../scenes/block.ts';
import { disc } from '../../scenes/form.ts';
import { turned } from './turned.ts';

/** A cup in its saucer, the middle of its foot at a point, as wide as said. */
export function cup(block: Block, x: number, y: number, wide: number): void {
  block.form({ shade: 0.9, hatch: 0, round: 4, shadow: 6 }, (form) =>
    form.disc(x, y + wide * 0.02, wide * 0.72, wide * 0.15).cut(disc(x, y, wide * 0.5, wide * 0.09), 0.6),
  );
  block.form({ shade: 0.92, hatch: 90, round: 4, shadow: 3 }, (form) =>
    form.strip(
      `${x + wide * 0.4},${y - wide * 0.46} ${x + wide * 0.66},${y - wide * 0.44} ${x + wide * 0.6},${y - wide * 0.2} ${x + wide * 0.34},${y - wide * 0.12}`,
      wide * 0.09,
    ),
  );
  turned(block, {
    x,
    y,
    size: wide,
    shade: 0.96,
    tilt: 0.22,
    shadow: 4,
    rings: [
      [0, 0.24],
      [0.1, 0.34],
      [0.3, 0.46],
      [0.56, 0.5],
    ],
    mouth: 0.14,
    rim: 0.12,
  });
}
