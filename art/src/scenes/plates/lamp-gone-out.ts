import { streetLamp } from '../parts/lights.ts';
import { person } from '../parts/person.ts';
import { cobbles, houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** The fourth on the left, dark, and people who walk round where its light was. */
export const lampGoneOut: Scene = {
  palette: 'gas',
  ambient: 0.22,
  lamps: [
    { x: 92, y: 112, z: 80, reach: 150, strength: 1 },
    { x: 640, y: 112, z: 80, reach: 150, strength: 1 },
  ],
  draw: (block) => {
    block.air(92, 150, 160, 0.34);
    block.halo(640, 130, 150, 0.12);
    for (const [left, right, top, fog] of [
      [-40, 110, 90, 0.34],
      [104, 230, 130, 0.44],
      [224, 350, 96, 0.46],
      [344, 470, 140, 0.46],
      [464, 590, 100, 0.42],
      [584, 760, 70, 0.34],
    ] as const)
      houseFront(block, { left, right, top, foot: 390, fog, lit: 0.1, rows: 4 });
    block.fog(372, 40, 0.5);
    cobbles(block, 392, 0.5);
    streetLamp(block, 92, 440, 350);
    streetLamp(block, 640, 440, 350);
    streetLamp(block, 368, 456, 396, false);
    person(block, {
      x: 206,
      y: 470,
      height: 264,
      wears: 'gown',
      shade: 0.44,
      head: { hat: 'bonnet', hatShade: 0.5, hair: 'lowKnot' },
      near: { elbow: [0, -62], wrist: [14, -66], pose: 'grip' },
    });
    person(block, {
      x: 520,
      y: 474,
      height: 276,
      looksLeft: true,
      wears: 'coat',
      shade: 0.34,
      head: { hat: 'top', hatShade: 0.28, hair: 'cropped', beard: 'burnsides' },
      near: { elbow: [-2, -62], wrist: [10, -74], pose: 'flat', bent: -20 },
    });
  },
};
