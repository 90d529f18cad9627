import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { hand } from '../parts/hand.ts';
import { lantern } from '../parts/lights.ts';
import { tableTop } from '../parts/room.ts';
import { taper } from '../parts/taper.ts';
import type { Scene } from '../scene.ts';

/** Sums in pencil on an arm, from the wrist up, and sixpence too much in one's palm. */
export const anHonestError: Scene = {
  palette: 'ember',
  ambient: 0.2,
  lamps: [{ x: 360, y: 30, z: 150, reach: 330, strength: 1.25 }],
  draw: (block) => {
    block.form({ shade: 0.3, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500, 0.2));
    lantern(block, 360, -40, 110);
    for (const [x, tall] of [
      [80, 92],
      [164, 84],
      [250, 96],
      [470, 90],
      [556, 84],
      [640, 94],
    ] as const)
      jar(block, x, 226, tall);
    tableTop(block, 226, 490, { shade: 0.52 });
    block.form({ shade: 0.74, hatch: 100, round: 34, shadow: 16 }, (form) => {
      form.cut(
        taper([
          [720, 330, 104],
          [620, 330, 100],
          [520, 340, 88],
          [420, 356, 68],
          [390, 360, 62],
        ]),
      );
      sums(form);
    });
    hand(block, 'pinch', { x: 398, y: 360, size: 0.96, mirrored: true, turn: -6 });
    block.form({ shade: 0.42, hatch: 20, round: 30, shadow: 16 }, (form) =>
      form
        .cut('640,262! 740,240! 740,410! 648,400! 634,330')
        .crease('650,270 644,330 656,396', 5, 0.2)
        .crease('676,262 668,330 680,400', 4, 0.2),
    );
    arm(block, {
      shoulder: [-20, 520],
      elbow: [20, 480],
      wrist: [128, 404],
      thick: 90,
      pose: 'open',
      size: 0.98,
      sleeve: 0.36,
      bent: 14,
      heldThing: () => {
        for (const [x, y] of [
          [214, 396],
          [190, 390],
          [236, 402],
        ] as const)
          block.form({ shade: 0.8, hatch: 20, round: 4, shadow: 5 }, (form) =>
            form.cut(disc(x, y + 3, 19, 8), 0.4).cut(disc(x, y, 19, 8)),
          );
      },
    });
  },
};

function sums(form: { crease: (points: string, width: number, shade: number) => unknown }): void {
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 7; column += 1) {
      const x = 460 + column * 24;
      const y = 334 + row * 18 - column * 3.4;
      const kind = (row * 7 + column * 5) % 4;
      if (kind === 0)
        form.crease(`${x},${y} ${x + 7},${y - 2} ${x + 6},${y + 4} ${x},${y + 10} ${x + 9},${y + 9}`, 1.8, 0.14);
      else if (kind === 1) form.crease(`${x + 3},${y - 2} ${x + 3},${y + 10}`, 1.8, 0.14);
      else if (kind === 2)
        form.crease(`${x},${y} ${x + 8},${y} ${x + 3},${y + 4} ${x + 8},${y + 8} ${x},${y + 10}`, 1.8, 0.14);
      else
        form.crease(
          `${x + 8},${y} ${x},${y + 2} ${x + 1},${y + 9} ${x + 8},${y + 8} ${x + 6},${y + 4} ${x + 1},${y + 5}`,
          1.8,
          0.14,
        );
    }
  form.crease('456,386 640,358', 2, 0.14);
}

function jar(block: Block, x: number, y: number, tall: number): void {
  block.form({ shade: 0.46, hatch: 90, round: 22, shadow: 10 }, (form) => {
    form.cut(
      `${x - 34},${y}! ${x - 36},${y - tall * 0.7} ${x - 26},${y - tall * 0.84} ${x + 26},${y - tall * 0.84} ${x + 36},${y - tall * 0.7} ${x + 34},${y}!`,
      0.36,
    );
    form.cut(
      `${x - 32},${y - tall * 0.8}! ${x - 34},${y - tall} ${x},${y - tall * 1.08} ${x + 34},${y - tall} ${x + 32},${y - tall * 0.8}!`,
      0.76,
    );
    form
      .box(x - 24, y - tall * 0.56, 48, tall * 0.32, 0.9)
      .strip(`${x - 16},${y - tall * 0.4} ${x + 14},${y - tall * 0.42}`, 2.4, 0.3);
  });
}
