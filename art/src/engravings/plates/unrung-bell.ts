import type { Engraving } from '../engraving.ts';
import { bell } from '../objects/bell.ts';
import { backWall } from '../objects/ground.ts';

/** A servants' bell on its spring, in a row of them. */
export const unrungBell: Engraving = {
  card: 'watchful',
  palette: 'bone',
  ambient: 0.26,
  lamps: [{ x: 84, y: 250, z: 110, reach: 230, strength: 1.3 }],
  draw: (block) => {
    backWall(block, { shade: 0.26, stripe: 42 });
    block.form({ shade: 0.5, hatch: 0, round: 6, shadow: 10, tint: '#d9b98a' }, (form) => form.box(-10, 48, 320, 40));
    for (const x of [24, 276]) {
      spring(block, x, 68, 0.7, 0.4);
      bell(block, x, 132, 92, { shade: 0.4, clapper: false });
    }
    spring(block, 150, 68, 1, 0.8);
    bell(block, 150, 128, 150);
    block.form({ shade: 0.92, hatch: 2, round: 0, shadow: 8 }, (form) =>
      form.box(98, 326, 104, 36).strip('114,339 150,338 184,339', 5, 0.15).strip('122,351 176,351', 4, 0.25),
    );
  },
};

function spring(block: Parameters<Engraving['draw']>[0], x: number, y: number, size: number, shade: number): void {
  block.form({ shade, hatch: 0, round: 3, shadow: 6 }, (form) =>
    form.at({ x, y, size }, () =>
      form.strip('-54,-4 -30,-14 0,-16 24,-8 34,14 26,36 4,44 -16,34 -16,14 0,6 12,16 6,34 0,72', 8),
    ),
  );
}
