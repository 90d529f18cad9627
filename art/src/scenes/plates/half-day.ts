import { streetLamp } from '../parts/lights.ts';
import { sitting } from '../parts/sitting.ts';
import { cobbles, houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** Miss Crake on a bench in a hat, with a bag on her knees and both hands on the bag. */
export const halfDay: Scene = {
  palette: 'verdigris',
  ambient: 0.28,
  lamps: [{ x: 560, y: 86, z: 120, reach: 330, strength: 1.2 }],
  draw: (block) => {
    block.air(560, 130, 300, 0.3);
    for (const [left, right, top, fog] of [
      [-30, 110, 90, 0.5],
      [104, 230, 140, 0.6],
      [224, 350, 110, 0.64],
      [344, 470, 150, 0.64],
      [610, 760, 110, 0.5],
    ] as const)
      houseFront(block, { left, right, top, foot: 390, fog, lit: 0.2 });
    block.fog(380, 50, 0.5);
    cobbles(block, 396, 0.46);
    streetLamp(block, 560, 456, 410);
    block.form({ shade: 0.46, hatch: 0, round: 6, shadow: 12 }, (form) => {
      form.box(120, 250, 420, 22, 0.5).box(120, 292, 420, 22, 0.5);
      for (const x of [140, 326, 510]) form.box(x, 236, 16, 220, 0.34);
    });
    block.form({ shade: 0.54, hatch: 0, round: 6, shadow: 10 }, (form) =>
      form.cut('108,358! 552,358! 566,382! 94,382!'),
    );
    sitting(block, {
      x: 286,
      y: 452,
      height: 386,
      shade: 0.44,
      wears: 'gown',
      head: {
        hat: 'feathered',
        hatShade: 0.5,
        hair: 'highKnot',
        hairShade: 0.34,
        face: { nose: 'fine', chin: 'small', neck: 'slender' },
        things: ['pinceNez'],
      },
      elbow: [-6, -40],
      wrist: [10, -38],
    });
    block.form({ shade: 0.32, hatch: 20, round: 18, shadow: 14 }, (form) => {
      form
        .strip('330,298 336,272 366,272 372,298', 6, 0.5)
        .cut('304,300! 396,296! 412,350! 296,354!')
        .crease('300,312 402,308', 4, 0.6)
        .box(342, 296, 18, 14, 0.85);
    });
  },
};
