import { arm } from '../parts/arm.ts';
import { spark, streetLamp } from '../parts/lights.ts';
import { personBehind } from '../parts/person.ts';
import { cobbles, houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** A street of lamps that runs down into the fog, lit one by one, and a ladder carried along it. */
export const roundTheLamps: Scene = {
  palette: 'verdigris',
  ambient: 0.24,
  lamps: [
    { x: 596, y: 120, z: 80, reach: 210, strength: 1.1 },
    { x: 196, y: 180, z: 60, reach: 130, strength: 0.7 },
  ],
  draw: (block) => {
    block.air(370, 230, 200, 0.28);
    for (const [left, right, top, fog, lean] of [
      [300, 350, 210, 0.8, 0],
      [390, 440, 206, 0.8, 0],
      [236, 310, 170, 0.66, 6],
      [430, 510, 160, 0.66, -6],
      [130, 250, 110, 0.45, 14],
      [494, 620, 96, 0.45, -14],
      [-60, 150, 30, 0.16, 26],
      [600, 800, 10, 0.16, -26],
    ] as const)
      houseFront(block, { left, right, top, foot: 330 + (1 - fog) * 90, fog, lean, lit: 0.14, shade: 0.36 });
    block.fog(320, 50, 0.6);
    cobbles(block, 330, 0.44);
    for (const [x, y, tall] of [
      [352, 334, 60],
      [394, 336, 66],
      [322, 342, 92],
      [430, 350, 112],
      [268, 360, 150],
    ] as const)
      streetLamp(block, x, y, tall);
    streetLamp(block, 196, 396, 240);
    streetLamp(block, 596, 450, 370);
    spark(block, 372, 318, 1.6, 7);
    personBehind(block, { x: 448, y: 400, height: 190, hat: 'bonnet', skirt: true, shade: 0.42 });
    personBehind(block, { x: 290, y: 486, height: 310, hat: 'cap', shade: 0.36 });
    block.form({ shade: 0.58, hatch: 30, round: 4, shadow: 10 }, (form) => {
      form.strip('214,300 480,232', 9).strip('222,336 484,252', 9);
      for (let rung = 0; rung < 9; rung += 1) {
        const share = rung / 8.4 + 0.03;
        form.strip(`${214 + 266 * share},${300 - 68 * share} ${222 + 262 * share},${336 - 84 * share}`, 6);
      }
    });
    arm(block, {
      shoulder: [324, 256],
      elbow: [356, 310],
      wrist: [330, 318],
      thick: 30,
      pose: 'grip',
      size: 0.3,
      sleeve: 0.4,
      bent: 0,
    });
  },
};
