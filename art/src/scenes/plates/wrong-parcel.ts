import { arm } from '../parts/arm.ts';
import { streetLamp } from '../parts/lights.ts';
import { houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** A parcel with too many knots, put into one's arms by a boy who runs. */
export const wrongParcel: Scene = {
  palette: 'violet',
  ambient: 0.26,
  lamps: [{ x: 110, y: 130, z: 120, reach: 320, strength: 1.2 }],
  draw: (block) => {
    block.air(110, 150, 280, 0.34);
    for (const [left, right, top, fog] of [
      [200, 300, 120, 0.6],
      [292, 400, 170, 0.66],
      [394, 500, 130, 0.6],
      [494, 620, 160, 0.56],
      [612, 760, 90, 0.44],
    ] as const)
      houseFront(block, { left, right, top, foot: 470, fog, lit: 0.2 });
    block.fog(440, 70, 0.5);
    streetLamp(block, 110, 500, 420);
    block.form({ shade: 0.5, hatch: 12, round: 22, shadow: 20 }, (form) => {
      form.cut('236,214! 470,190! 520,226! 530,404! 300,440! 246,392!');
      form.patch('236,214 470,190 520,226 296,252', 0.66, 8).patch('520,226 530,404 300,440 296,252', 0.5, 60);
      form.crease('296,252 300,440', 3, 0.3).crease('236,214 296,252 520,226', 3, 0.3);
      form
        .crease('340,206 402,240 412,424', 6, 0.14)
        .crease('240,300 298,346 526,312', 6, 0.14)
        .crease('344,204 404,240', 2.4, 0.86)
        .crease('403,242 411,424', 2.4, 0.86)
        .crease('242,300 298,346 526,312', 2.4, 0.86);
      form
        .patch('430,262! 502,252! 506,296! 434,306!', 0.92, 4)
        .crease('440,276 490,268', 2.2, 0.2)
        .crease('440,290 476,285', 2.2, 0.2);
    });
    for (const [x, y] of [
      [402, 240],
      [407, 331],
      [360, 222],
      [322, 214],
      [352, 338],
      [460, 322],
    ] as const)
      block.form({ shade: 0.8, hatch: 40, round: 4, shadow: 4 }, (form) =>
        form
          .disc(x, y, 7, 5)
          .strip(`${x},${y} ${x + 14},${y - 10} ${x + 20},${y - 4}`, 2.4)
          .strip(`${x},${y} ${x - 12},${y - 9} ${x - 18},${y - 2}`, 2.4),
      );
    for (const [x, y, size] of [
      [350, 176, 26],
      [372, 142, 34],
      [344, 104, 44],
    ] as const)
      block.halo(x, y, size, 0.2, [0.75, 0.75, 0.8]);
    arm(block, {
      shoulder: [40, 560],
      elbow: [60, 500],
      wrist: [196, 384],
      thick: 96,
      pose: 'flat',
      size: 0.96,
      sleeve: 0.36,
      bent: 6,
    });
    arm(block, {
      shoulder: [740, 540],
      elbow: [716, 500],
      wrist: [600, 372],
      thick: 96,
      pose: 'flat',
      size: 0.96,
      sleeve: 0.36,
      bent: 4,
    });
  },
};
