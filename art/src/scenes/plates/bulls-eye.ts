import { Path2D } from '@napi-rs/canvas';
import { spark, streetLamp } from '../parts/lights.ts';
import { person } from '../parts/person.ts';
import { cobbles, houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** Constable Marl in the arch, with his lamp and his notebook. */
export const bullsEye: Scene = {
  palette: 'gas',
  ambient: 0.24,
  lamps: [
    { x: 330, y: 232, z: 60, reach: 140, strength: 1.1 },
    { x: 560, y: 190, z: -10, reach: 120, strength: 0.4 },
  ],
  draw: (block) => {
    block.air(470, 250, 240, 0.4);
    houseFront(block, { left: 320, right: 420, top: 120, foot: 390, fog: 0.6, lit: 0.5 });
    houseFront(block, { left: 410, right: 520, top: 150, foot: 390, fog: 0.66, lit: 0.5 });
    houseFront(block, { left: 520, right: 640, top: 96, foot: 400, fog: 0.45, lit: 0.4 });
    block.fog(370, 60, 0.6);
    streetLamp(block, 580, 400, 190);
    spark(block, 392, 330, 4);
    spark(block, 410, 331, 3);
    cobbles(block, 392, 0.5);
    block.form({ shade: 0.36, hatch: 0, round: 0, shadow: 0, edge: 0.4 }, (form) => {
      const arch = 'M-10 -10H730V490H664V250C664 90 560 40 470 40S276 90 276 250V490H-10Z';
      form.cut(new Path2D(arch));
      for (let y = 20; y < 480; y += 46)
        form.crease(`-10,${y} 276,${y + 3}`, 2.4, 0.14).crease(`660,${y} 730,${y}`, 2.4, 0.14);
      for (let row = 0; row < 10; row += 1)
        for (let x = (row % 2) * 45; x < 270; x += 90)
          form.crease(`${x},${20 + row * 46} ${x},${66 + row * 46}`, 2.4, 0.14);
      for (let at = 0; at <= 12; at += 1) {
        const turn = Math.PI * (1 - at / 12);
        form.crease(
          `${470 + 194 * Math.cos(turn)},${236 - 196 * Math.sin(turn)} ${470 + 240 * Math.cos(turn)},${236 - 244 * Math.sin(turn)}`,
          2.6,
          0.12,
        );
      }
    });
    block.beam('338,226! 338,242! -20,420! -20,250!', [330, 234], 240, 0.5);
    person(block, {
      x: 440,
      y: 474,
      height: 330,
      looksLeft: true,
      wears: 'cape',
      shade: 0.4,
      head: {
        hat: 'helmet',
        hatShade: 0.26,
        beard: 'walrus',
        hairShade: 0.4,
        hair: 'cropped',
        face: { nose: 'broad', neck: 'thick' },
      },
      near: {
        elbow: [2, -58],
        wrist: [20, -66],
        pose: 'grip',
        bent: 20,
        heldThing: (x, y) => lamp(block, x - 34, y - 8),
      },
    });
  },
};

function lamp(block: Parameters<typeof person>[0], x: number, y: number): void {
  block.form({ shade: 0.34, hatch: 90, round: 8, shadow: 4 }, (form) => {
    form
      .box(x - 6, y - 34, 34, 56)
      .cut(`${x - 6},${y - 34}! ${x + 11},${y - 52}! ${x + 28},${y - 34}!`)
      .cut(`${x - 6},${y - 22}! ${x - 20},${y - 26}! ${x - 20},${y + 12}! ${x - 6},${y + 8}!`, 0.5);
  });
  block.halo(x - 18, y - 6, 60, 0.6);
  block.shine(`${x - 19},${y - 24} ${x - 14},${y - 7} ${x - 19},${y + 10} ${x - 24},${y - 7}`, 2.4);
}
