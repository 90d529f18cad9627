import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { flame } from '../parts/lights.ts';
import type { Scene } from '../scene.ts';

/** A trunk that has got away, on the stair, and a shoulder put in its way. */
export const leftLuggage: Scene = {
  palette: 'gas',
  ambient: 0.16,
  lamps: [{ x: 96, y: 150, z: 100, reach: 300, strength: 1.25 }],
  draw: (block) => {
    block.form({ shade: 0.3, hatch: 60, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500, 0.18));
    for (let step = 0; step < 9; step += 1) {
      const x = 720 - step * 96;
      const y = 60 + step * 52;
      block.form({ shade: 0.4, hatch: 90, round: 0, shadow: 0, edge: 0.3 }, (form) => form.box(x - 96, y, 900, 60));
      block.form({ shade: 0.6, hatch: 0, round: 4, shadow: 0, edge: 0.4 }, (form) => form.box(x - 96, y, 900, 12));
    }
    trunk(block, 430, 176, 28);
    trunkDust(block);
    arm(block, {
      shoulder: [60, 400],
      elbow: [150, 350],
      wrist: [264, 292],
      thick: 84,
      pose: 'flat',
      size: 0.86,
      sleeve: 0.36,
      bent: -16,
    });
    arm(block, {
      shoulder: [20, 340],
      elbow: [110, 230],
      wrist: [272, 214],
      thick: 80,
      pose: 'flat',
      size: 0.84,
      sleeve: 0.36,
      bent: -10,
    });
    block.form({ shade: 0.34, hatch: 100, round: 40, shadow: 16 }, (form) =>
      form.cut('-40,300 30,290 96,330 120,400 100,500! -40,500!').crease('30,330 60,400 56,480', 4, 0.14),
    );
    flame(block, 96, 130, 26, 6);
    block.form({ shade: 0.8, round: 1, shadow: 0 }, (form) => form.strip('94,130 86,170', 3));
    arm(block, {
      shoulder: [-30, 250],
      elbow: [-10, 220],
      wrist: [40, 196],
      thick: 50,
      pose: 'pinch',
      size: 0.5,
      sleeve: 0.3,
      bent: -26,
    });
  },
};

function trunk(block: Block, x: number, y: number, turn: number): void {
  const place = { x, y, turn: -turn };
  block.form({ shade: 0.5, hatch: 40, round: 18, shadow: 24 }, (form) =>
    form.at(place, () => {
      form.cut('-150,96! -150,-40 -130,-88 -60,-104 60,-104 130,-88 150,-40 150,96!');
      form.crease('-150,-22 150,-22', 7, 0.14).crease('-150,-30 150,-30', 3, 0.8);
      for (const across of [-84, 84])
        form
          .patch(`${across - 16},-110! ${across + 16},-110! ${across + 16},100! ${across - 16},100!`, 0.3, 90)
          .crease(`${across - 13},-100 ${across - 13},96`, 1.6, 0.7)
          .crease(`${across + 13},-100 ${across + 13},96`, 1.6, 0.7);
      form.box(-18, -34, 36, 34, 0.8).disc(0, -16, 5, 7, 0.1);
      for (const [across, down] of [
        [-140, 86],
        [140, 86],
        [-140, -14],
        [140, -14],
      ] as const)
        form.disc(across, down, 8, 8, 0.8);
      form.strip('152,10 176,14 176,52 152,56', 9, 0.36);
    }),
  );
}

function trunkDust(block: Block): void {
  for (const [x, y, size] of [
    [560, 300, 40],
    [600, 260, 30],
    [520, 330, 34],
  ] as const)
    block.halo(x, y, size * 1.4, 0.12, [0.7, 0.66, 0.56]);
  block.form({ shade: 0.75, round: 0, shadow: 0, edge: 0 }, (form) => {
    for (const [x, y, long] of [
      [600, 96, 70],
      [630, 128, 60],
      [648, 166, 50],
    ] as const)
      form.strip(`${x},${y} ${x + long},${y - long * 0.55}`, 2.4);
  });
}
