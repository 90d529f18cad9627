import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { streetLamp } from '../parts/lights.ts';
import { houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** A new arrival, with one glove and a map of some other town. */
export const isThisBelow: Scene = {
  palette: 'gas',
  ambient: 0.24,
  lamps: [{ x: 556, y: 110, z: 110, reach: 300, strength: 1.2 }],
  draw: (block) => {
    block.air(556, 130, 280, 0.4);
    for (const [left, right, top, fog] of [
      [-30, 90, 120, 0.5],
      [84, 210, 170, 0.62],
      [204, 330, 140, 0.66],
      [330, 440, 180, 0.7],
      [620, 760, 110, 0.5],
    ] as const)
      houseFront(block, { left, right, top, foot: 440, fog, lit: 0.2 });
    block.fog(420, 70, 0.55);
    streetLamp(block, 556, 500, 440);
    sitter(block, {
      x: 196,
      y: 226,
      size: 150,
      bent: 12,
      face: { nose: 'snub', chin: 'small', neck: 'slender', lips: 'full' },
      bust: 'slight',
      dress: 'cloak',
      hair: 'lowKnot',
      hairShade: 0.3,
      hat: 'straw',
      hatShade: 0.55,
      dressShade: 0.4,
    });
    map(block);
    arm(block, {
      shoulder: [140, 350],
      elbow: [190, 480],
      wrist: [316, 420],
      thick: 74,
      pose: 'pinch',
      size: 0.74,
      sleeve: 0.42,
      bent: -12,
      skin: 0.3,
    });
    arm(block, {
      shoulder: [700, 560],
      elbow: [660, 540],
      wrist: [566, 430],
      thick: 70,
      pose: 'open',
      size: 0.74,
      sleeve: 0.34,
      bent: 10,
    });
  },
};

function map(block: Block): void {
  block.form({ shade: 0.9, hatch: 14, round: 3, shadow: 12 }, (form) => {
    form.cut('366,262! 436,284! 508,252! 530,420! 452,444! 384,416!');
    form.patch('436,284 508,252 530,420 452,444', 0.76, 30);
    for (const points of [
      '380,300 420,330 470,320 512,350',
      '400,290 412,350 396,400',
      '470,290 462,350 486,410',
      '386,370 440,372 520,388',
    ])
      form.crease(points, 2.2, 0.3);
    form.crease('420,330 440,352 462,350', 5, 0.5).disc(438, 348, 6, 6, 0.2);
  });
}
