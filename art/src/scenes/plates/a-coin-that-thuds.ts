import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { candle, dish } from '../parts/lights.ts';
import { tableTop, wall } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** A penny on the slate that does not answer, and one about to be tried. */
export const aCoinThatThuds: Scene = {
  palette: 'bone',
  lamps: [{ x: 596, y: 150, z: 110, reach: 260, strength: 1.2 }],
  draw: (block) => {
    wall(block, { shade: 0.26, panels: false });
    tableTop(block, 236, 490, { shade: 0.5 });
    dish(block, 596, 300, 116);
    candle(block, 596, 296, 128, 25);
    block.form({ shade: 0.36, hatch: 20, round: 8, shadow: 14 }, (form) => {
      form.cut('180,330! 480,310! 540,430! 160,456!', 0.56).cut('200,342! 468,324! 518,420! 184,442!', 0.2);
      for (const points of ['220,360 300,352', '240,420 320,414 350,420', '420,350 470,346'])
        form.crease(points, 1.4, 0.5);
    });
    for (const [x, y, tilt] of [
      [300, 394, 0.42],
      [402, 372, 0.42],
      [236, 378, 0.42],
    ] as const)
      block.form({ shade: 0.66, hatch: 20, round: 5, shadow: 8 }, (form) => {
        form
          .cut(disc(x, y + 4, 34, 34 * tilt), 0.36)
          .cut(disc(x, y, 34, 34 * tilt))
          .crease(`${x - 26},${y} ${x},${y - 10} ${x + 26},${y} ${x},${y + 10} ${x - 26},${y}`, 2, 0.3);
        form.crease(`${x},${y - 6} ${x},${y + 6}`, 3, 0.3);
      });
    arm(block, {
      shoulder: [-20, 60],
      elbow: [40, 170],
      wrist: [196, 166],
      thick: 90,
      pose: 'pinch',
      size: 0.96,
      sleeve: 0.36,
      bent: 20,
      heldThing: () => {
        block.form({ shade: 0.78, hatch: 60, round: 9, shadow: 12 }, (form) => {
          form
            .cut(disc(306, 232, 34, 36))
            .crease('306,202 328,212 336,232 328,254 306,264 284,254 276,232 284,212 306,202', 2.4, 0.36);
          form.cut('296,250! 300,226! 294,220! 306,206 318,220! 312,226! 316,250!', 0.4);
        });
      },
    });
  },
};
